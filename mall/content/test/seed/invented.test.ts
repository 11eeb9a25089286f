import { expect, test } from 'vitest';
import { brands } from '../../src/seed/catalog/brands.ts';
import { allGoods } from '../../src/seed/goods/all-goods.ts';
import { allPhones } from '../../src/seed/phones/all-phones.ts';
import { noticePosts } from '../../src/seed/content/notice-posts.ts';
import { reviewPosts } from '../../src/seed/content/review-posts.ts';

const realNames =
  /삼성|갤럭시|애플|아이폰|아이패드|엘지|나이키|아디다스|샤오미|다이슨|쿠쿠|쿠첸|위닉스|코웨이|필립스|테팔|락앤락|스타벅스|농심|오뚜기|정관장|종근당|설화수|이니스프리|라네즈|코베아|레고|롯데|신세계|네이버|카카오|쿠팡|소니|브리츠|로지텍|현대|기아|송월|비비고|햇반|삼다수|츄르|유플러스|에스케이|비스포크|스탠바이미|오브제|samsung|apple|galaxy|iphone|\blg\b|nike|sony|bose|dyson|lego|\bskt\b|\bkt\b/iu;

test('no product, notice or review uses a real brand name', () => {
  const texts = [
    ...[...allGoods(), ...allPhones()].flatMap(({ product }) => [
      product.name,
      product.makerNm,
      product.detailHtml ?? '',
    ]),
    ...[...noticePosts, ...reviewPosts].flatMap(({ title, lines }) => [title, ...lines]),
    ...Object.values(brands).flatMap((list) => list.map(({ name, maker }) => `${name} ${maker}`)),
  ];
  expect(texts.filter((text) => realNames.test(text))).toEqual([]);
});

test('a real brand name would be noticed', () => {
  expect(realNames.test('삼성 냉장고')).toBe(true);
  expect(realNames.test('LG TV')).toBe(true);
});
