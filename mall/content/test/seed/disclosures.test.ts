import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../src/seed/goods/goods-bundle.ts';
import { allGoods } from '../../src/seed/goods/all-goods.ts';
import { allPhones } from '../../src/seed/phones/all-phones.ts';
import { allSorts } from './sorts.ts';

const goods = allGoods();
const lines = [...goods, ...allPhones()].flatMap(({ product }) =>
  (product.notice ?? []).map(({ title, text }) => ({ name: product.name, title, text })),
);

describe('a disclosure', () => {
  test('tells values: it refers neither to what stands elsewhere nor to the label', () => {
    expect(lines.length).toBeGreaterThan(15_000);
    const wrong = lines.filter(({ text }) => /참조|참고|표시에 따름|undefined/u.test(text));
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test.each([
    ['노트북', '주요 사양', /코어.*메모리 \d+GB/u],
    ['냉장고', '에너지소비효율등급', /^[1-5]등급$/u],
    ['이어폰', '재생·대기 시간', /\d+시간/u],
    ['앰플 세럼', '화장품법에 따라 기재하여야 하는 모든 성분', /정제수/u],
    ['만두', '식품의 유형', /만두/u],
    ['에세이', '쪽수', /^\d+쪽/u],
  ])('of %s has its %s', (noun, title, value) => {
    const found = lines.filter((line) => line.name.includes(noun) && line.title === title);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ text }) => !value.test(text))).toEqual([]);
  });

  test('agrees with the name about a grade of energy', () => {
    const named = lines.filter(({ name, title }) => title === '에너지소비효율등급' && /에너지 [1-5]등급/u.test(name));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(({ name, text }) => !name.includes(`에너지 ${text}`))).toEqual([]);
  });
});

test('clothes and shoes have a row of measures for each size that can be chosen, and disclose them', () => {
  const worn = goods.filter(({ product }) => product.notice?.some(({ title }) => title === '치수'));
  expect(worn.length).toBeGreaterThan(50);
  for (const { goods: row, options, product } of worn) {
    const { clmnList = [], rowList = [] } = row.sizeChart ?? {};
    expect(rowList.map(({ optNm }) => optNm)).toEqual(options.map(({ optNm }) => optNm));
    expect(rowList.filter(({ valList }) => valList.length !== clmnList.length)).toEqual([]);
    const [first] = rowList;
    expect(product.notice?.find(({ title }) => title === '치수')?.text).toContain(`${first?.optNm}: ${clmnList[0]}`);
  }
  const others = goods.filter((each) => !worn.includes(each) && each.goods.sizeChart !== null);
  expect(others.map(({ product }) => product.name)).toEqual([]);
});

/** What a shop may say only with a study or a test report beside it. */
const effects =
  /살균|항균|면역|숙면|진드기|알러지 방지|전자파|음이온|공기정화|탄력|튼살|질 건강|눈 피로|인증|진정|피로하지|분이 (?:네|두|몇) 주|시간 보냉|72시간/u;

test('no name and no sentence claims an effect for which there is no study', () => {
  const names = goods.map(({ product }) => product.name);
  const sentences = allSorts.flatMap((each) => sentencesOf(each));
  expect([...names, ...sentences].filter((text) => effects.test(text.replace('KC 인증', '')))).toEqual([]);
});
