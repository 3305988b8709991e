#include "core/print/export.h"
#include "core/print/listing.h"
#include "core/print/pdfbook.h"

#include <QTest>

using namespace sky;
using namespace sky::print;

namespace
{

Listing listing(int rows)
{
    Listing list;
    list.title = QStringLiteral("The Sky Road");
    list.subtitle = QStringLiteral("Session log");
    list.heading = QStringLiteral("Sessions");
    list.columns = {{QStringLiteral("title"), QStringLiteral("session")},
                    {QStringLiteral("page"), QStringLiteral("page")}};
    list.stops = {{QStringLiteral("title"), Align::Left, 0}, {QStringLiteral("page"), Align::Right, 180}};
    for (int i = 0; i < rows; ++i)
        list.rows.push_back({QStringLiteral("Evening %1").arg(i), QString::number(1000 + i)});
    return list;
}

QStringList textsOf(const SheetLayout &layout)
{
    QStringList texts;
    for (const Page &page : layout.pages)
        for (const Mark &mark : page.marks)
            if (const auto *text = std::get_if<TextMark>(&mark.shape)) texts << text->text;
    return texts;
}

} // namespace

class TestListing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowIsOnAPage_data();
    void everyRowIsOnAPage();
    void aBookHasThePagesOfAll();
    void aRemarkStandsUnderItsRow();
    void aBookCountsItsPages();
};

void TestListing::everyRowIsOnAPage_data()
{
    QTest::addColumn<int>("rows");
    for (const int rows : {0, 1, 6, 60, 500})
        QTest::addRow("%d rows", rows) << rows;
}

void TestListing::everyRowIsOnAPage()
{
    QFETCH(int, rows);
    for (const PageFormat &paper : allPapers()) {
        const auto layout = layOutListing(listing(rows), paper);
        QVERIFY(layout);
        QVERIFY(!layout->pages.empty());
        QCOMPARE(faults(*layout), QStringList());
        const QStringList texts = textsOf(*layout);
        for (int i = 0; i < rows; ++i) {
            QCOMPARE(texts.count(QStringLiteral("Evening %1").arg(i)), 1);
            QCOMPARE(texts.count(QString::number(1000 + i)), 1);
        }
        if (rows == 500) QVERIFY(layout->pages.size() > 5);
    }
}

void TestListing::aBookHasThePagesOfAll()
{
    const auto one = layOutListing(listing(3), PageFormat::a4());
    const auto many = layOutListing(listing(150), PageFormat::a4());
    QVERIFY(one && many);
    PdfBook book(QStringLiteral("Book"), PageFormat::a4());
    QVERIFY(book.add(*one));
    QVERIFY(book.add(*many));
    const QDateTime created(QDate(2026, 3, 29), QTime(18, 4), Qt::UTC);
    const auto bytes = book.finish(created);
    QVERIFY(bytes);
    QCOMPARE(bytes->count("/Type /Page "), qsizetype(one->pages.size() + many->pages.size()));
    QVERIFY(bytes->contains("/CreationDate (D:20260329180400"));
}

void TestListing::aRemarkStandsUnderItsRow()
{
    Listing list = listing(2);
    list.rows.insert(list.rows.begin() + 1, {QStringLiteral("The ferryman is owed.")});
    const auto layout = layOutListing(list, PageFormat::a4());
    QVERIFY(layout);
    const QStringList texts = textsOf(*layout);
    const auto remark = texts.indexOf(QStringLiteral("The ferryman is owed."));
    QVERIFY(remark > texts.indexOf(QStringLiteral("Evening 0")));
    QVERIFY(remark < texts.indexOf(QStringLiteral("Evening 1")));
    QCOMPARE(faults(*layout), QStringList());
}

void TestListing::aBookCountsItsPages()
{
    auto layout = layOutListing(listing(150), PageFormat::a4());
    QVERIFY(layout && layout->pages.size() > 1);
    const auto many = layout->pages.size();
    QVERIFY(textsOf(*layout).contains(QStringLiteral("page 1 of %1").arg(many)));
    numberPages(*layout, 3, 20);
    const QStringList texts = textsOf(*layout);
    for (size_t i = 0; i < many; ++i)
        QVERIFY(texts.contains(QStringLiteral("page %1 of 20").arg(i + 3)));
    QCOMPARE(texts.filter(QStringLiteral("page ")).size(), qsizetype(many));
    QCOMPARE(faults(*layout), QStringList());
}

QTEST_MAIN(TestListing)
#include "tst_listing.moc"
