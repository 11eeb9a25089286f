import { expect, test } from 'vitest';
import { askFor, optionKind } from './missing-choice.ts';

test.each([
  ['사이즈', ['90(S)', '95(M)', '110(2XL)']],
  ['사이즈', ['230', '240mm', '250']],
  ['사이즈', ['S', 'M', 'FREE']],
  ['사이즈', ['슈퍼싱글', '퀸']],
  ['용량', ['500ml', '1.5 L']],
  ['옵션', ['기본 구성', '필터 2개 추가']],
  ['옵션', ['240', '선물 포장']],
  ['옵션', []],
])('as %s a shop would ask for %j', (kind, names) => {
  expect(
    optionKind(
      names.map((name) => ({
        __typename: 'GoodsOption',
        number: name,
        name,
        surcharge: 0,
        stock: 1,
        words: null,
        isMadeToOrder: false,
      })),
    ),
  ).toBe(kind);
});

test('what is missing is asked for in one sentence', () => {
  expect(askFor(['사이즈'])).toBe('사이즈를 선택해 주세요');
  expect(askFor(['옵션'])).toBe('옵션을 선택해 주세요');
  expect(askFor(['색상', '용량'])).toBe('색상과 용량을 선택해 주세요');
});
