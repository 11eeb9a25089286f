import { expect, test } from 'vitest';
import { labelsOf } from '../../src/seed/goods/goods-labels.ts';
import { allGoods } from '../../src/seed/goods/all-goods.ts';
import { allPhones } from '../../src/seed/phones/all-phones.ts';
import { allSorts } from './sorts.ts';

const products = [...allGoods(), ...allPhones()].map(({ product }) => product);
/** The labels of goods, and the kinds of goods that each can be true of. */
const kindsOfLabels: readonly (readonly [label: RegExp, kinds: RegExp])[] = [
  [/캠핑/u, /텐트|캠핑가구|조명/u],
  [/나들이/u, /텐트|캠핑가구|자전거|재킷|티셔츠|운동화|선케어|영화·티켓/u],
  [/반려/u, /반려동물/u],
  [/집에서 운동|운동/u, /홈트레이닝|요가·필라테스|자전거|무선 이어폰|타월|정육/u],
  [/학/u, /백팩|문구|노트북|텀블러/u],
  [/출근|출장|사무실|직장인/u, /무선 이어폰|충전기|모니터|재킷|운동화|커피|차·음료|원두 구독|생수/u],
  [/여행/u, /충전기|전기포트|여행가방|선케어/u],
  [/아이|아기/u, /세탁기|자전거|장난감|블록·퍼즐|홍삼·인삼/u],
  [/부모님/u, /비타민|유산균|눈·혈행|홍삼|건강 구독/u],
  [/침실/u, /가습기|이불|베개|조명/u],
  [/거실/u, /TV|스피커|이동식 스크린/u],
  [/밥상|식사/u, /믹서|과일|정육|수산|면·간편식|꿀·잼|우유/u],
  [/겨울/u, /가습기|스킨케어/u],
  [/여름|장마/u, /선풍기|가습기·제습기/u],
  [/차 안/u, /청소기|공기청정기/u],
];

test('every sort of goods has labels, and each label fits its kind', () => {
  expect(allSorts.filter((each) => labelsOf(each).length === 0).map(({ sort }) => sort.noun)).toEqual([]);
  const wrong = allSorts.flatMap(({ kind, sort }) =>
    labelsOf({ kind, sort })
      .filter((label) => kindsOfLabels.some(([says, kinds]) => says.test(label) && !kinds.test(sort.sub)))
      .map((label) => `${sort.noun} (${sort.sub}): ${label}`),
  );
  expect(wrong).toEqual([]);
});

test('goods carry no label but those of their sort', () => {
  const known = new Set(allSorts.flatMap(labelsOf));
  const tags = allGoods().flatMap(({ product }) => product.gdsGrpTag ?? []);
  expect(tags.length).toBeGreaterThan(500);
  expect(tags.filter((tag) => !known.has(tag))).toEqual([]);
});

test('no product brings a label of its own: each follows from a rule', () => {
  expect(products.filter(({ stckrType }) => stckrType !== undefined).map(({ name }) => name)).toEqual([]);
});
