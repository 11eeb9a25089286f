import { expect, test } from 'vitest';
import { allGoods } from '../../content/src/seed/goods/all-goods.ts';
import { allPhones } from '../../content/src/seed/phones/all-phones.ts';
import { noticePosts } from '../../content/src/seed/content/notice-posts.ts';
import { reviewPosts } from '../../content/src/seed/content/review-posts.ts';
import { stripCopies, tileCopies } from '../../content/src/seed/content/banner-copy.ts';
import { advertisingConsent, marketingConsent, requiredConsent } from '../../content/src/seed/content/consent-texts.ts';
import { faqList } from '../../content/src/seed/content/faq-list.ts';
import { themeContents } from '../../content/src/seed/themes/theme-contents.ts';
import { benefitHtml, deliveryHtml, mobileGuideHtml } from '../../content/src/seed/content/html-corners.ts';
import { popupRows } from '../../content/src/seed/content/popup-rows.ts';
import { leadNewsOf } from '../../content/src/seed/content/lead-news.ts';
import { promotionRows } from '../../content/src/seed/content/promotion-rows.ts';
import { termsOfUse } from '../../content/src/seed/content/terms-of-use.ts';
import { mallList } from '../../content/src/seed/malls/mall-list.ts';
import { labelRule } from '../../src/buying/product-labels.ts';
import { usimPrices } from '../../src/phone-contract/usim-prices.ts';
import { daysBefore } from '../../content/src/seed/seed-dates.ts';

/** Services that the shop does not offer, or only under conditions too long for a short text. */
const notKept = [
  /공짜/u,
  /리뷰\s?많/u,
  /쉬어 ?가|쉬었다/u,
  /사은품|(?<!인)증정|1\+1/u,
  /반값|첫 배송 \d+%/u,
  /보상|가족 결합/u,
  /가전·가구 제외/u,
  /무상 보증|무료 교환|무료로 가져/u,
  /약 6\.1%/u,
  /무이자예요|개월 무이자/u,
  /담으면 무료|담으면 배송비/u,
  /고르신 주기|원하는 주기|정한 주기/u,
  /신청 화면|신청을 받고|엑셀|올린 주문/u,
  /오늘만|1600-0000/u,
  /개통이 끝난[^.]*제한/u,
];

const days = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000;
const words = (value: unknown): string => JSON.stringify(value);

test.each([
  ['questions and answers', words(faqList)],
  ['banners', words([themeContents, tileCopies, stripCopies])],
  ['corners', words([benefitHtml('familyshop'), deliveryHtml, mobileGuideHtml('familyshop', '통신가족샵', true)])],
  ['popups', words(mallList.flatMap((mall) => popupRows(mall, 1, daysBefore(0))))],
  ['promotions', words(mallList.flatMap((mall) => promotionRows(mall, daysBefore(0))))],
  ['notices', words(noticePosts)],
  ['legal texts', words([termsOfUse, requiredConsent, marketingConsent, advertisingConsent])],
  ['disclosures', words([...allGoods(), ...allPhones()].map(({ product }) => product.notice))],
  ['pages of phones', words(allPhones().map(({ product }) => product.detailHtml))],
  [
    'tags and lines of phones',
    words(allPhones().map(({ product, wireless }) => [product.gdsGrpTag, wireless.otherItem1, wireless.otherItem2])),
  ],
  ['names and tags of goods', words(allGoods().map(({ product }) => [product.name, product.gdsGrpTag]))],
])('%s promise nothing that the shop does not do', (_what, text) => {
  expect(notKept.map((promise) => promise.exec(text)?.[0]).filter(Boolean)).toEqual([]);
});

test('the disclosure and the page name the colors that a shopper can choose, and no others', () => {
  const told = [...allGoods(), ...allPhones()].flatMap(({ product, colors }) => {
    const offered = colors.filter(({ useYn }) => useYn === 'Y').map(({ colorNm }) => colorNm);
    const texts = [
      ...(product.notice ?? []).filter(({ title }) => title === '색상').map(({ text }) => text),
      /<th scope="row">색상<\/th><td>([^<]*)/u.exec(product.detailHtml ?? '')?.[1],
    ].filter((text) => text !== undefined && text !== '상세설명 참조');
    const named = offered.join(', ') || '한 가지 색 (사진과 같음)';
    return texts.map((text) => ({ name: product.name, text, offered: named }));
  });
  expect(told.length).toBeGreaterThan(1_000);
  expect(told.filter(({ text, offered }) => text !== offered)).toEqual([]);
});

test('no text links to a phone that is not visible', () => {
  const told = words([
    themeContents,
    tileCopies,
    stripCopies,
    noticePosts,
    reviewPosts,
    mallList.map((mall) => [popupRows(mall, 1, daysBefore(0)), promotionRows(mall, daysBefore(0)), leadNewsOf(mall)]),
  ]);
  const unseen = allPhones().filter(({ product }) => !['GD00403', 'GD00405'].includes(product.gdsStat ?? ''));
  expect(unseen.length).toBeGreaterThan(2);
  expect(unseen.map(({ product }) => product.name).filter((name) => told.includes(name))).toEqual([]);
});

test('the questions agree with the contract about a USIM: keeping the old one is free', () => {
  for (const joinTp of ['NEW', 'TRANS', 'CHANGE'] as const)
    expect(usimPrices(joinTp)).toContainEqual({ usimTp: 'OWN', usimPrc: 0 });
  const answer = faqList.FQ02.find(([question]) => question.includes('유심'))?.[1];
  expect(answer).toContain('가입 유형과 상관없이');
  expect(answer).toContain('무료');
});

test('promotions last some weeks or months about the day that the content was written for', () => {
  const [mall] = mallList;
  const rows = promotionRows(mall!, daysBefore(0)).map(({ startDts, endDts }) => ({
    startDts,
    endDts,
  }));
  expect(rows.filter(({ startDts, endDts }) => days(startDts, endDts) < 20 || days(startDts, endDts) > 365)).toEqual(
    [],
  );
  expect(rows.filter(({ startDts }) => Math.abs(days(startDts, daysBefore(0))) > 100)).toEqual([]);
  expect(new Set(rows.map(({ endDts }) => endDts.getTime())).size).toBe(rows.length);
});

test('whatever is named a special offer has the discount of one', () => {
  const specials = allGoods().filter(({ placing }) => placing.isSpecial);
  expect(specials.length).toBeGreaterThan(60);
  const dear = specials.filter(({ goods }) => goods.slPrc > goods.mktPrc * (1 - labelRule.specialDiscount));
  expect(dear.map(({ product }) => product.name)).toEqual([]);
  const named = allGoods().filter(({ placing }) =>
    [placing.home, ...placing.alsoIn].some((sub) => sub.endsWith('특가')),
  );
  expect(named.filter(({ placing }) => !placing.isSpecial).map(({ product }) => product.name)).toEqual([]);
});

test('the shop uses one tone: 해요 everywhere except in legal texts', () => {
  const told = words([
    faqList,
    noticePosts,
    reviewPosts,
    themeContents,
    tileCopies,
    stripCopies,
    deliveryHtml,
    benefitHtml('familyshop'),
    mallList.map((mall) => [popupRows(mall, 1, daysBefore(0)), promotionRows(mall, daysBefore(0))]),
    allGoods().map(({ product }) => product.detailHtml),
    allPhones().map(({ product }) => product.detailHtml),
  ]);
  expect([...new Set(told.match(/\S+니다(?=[.<!"\s])/gu))]).toEqual([]);
});
