import { expect, test } from 'vitest';
import { keepPreviousData } from './keep-previous-data.ts';

const known = { mall: { id: 'm', products: [{ name: '주전자' }], menu: [{ name: '주방' }] } };
const fault = (code: string, ...path: (string | number)[]) => ({ message: '', path, extensions: { code } });

test('a field that failed shows what was known, and only that field', () => {
  const result = {
    data: { mall: { id: 'new', products: null, menu: [] } },
    errors: [fault('MALL_UNREACHABLE', 'mall', 'products')],
  };
  expect(keepPreviousData(result, known)).toEqual({
    ...result,
    data: { mall: { id: 'new', products: [{ name: '주전자' }], menu: [] } },
  });
});

test('a fault inside a list brings back the whole list', () => {
  const result = {
    data: { mall: { id: 'm', products: [null, { name: '냄비' }], menu: [] } },
    errors: [fault('MALL_TIMEOUT', 'mall', 'products', 0)],
  };
  expect(keepPreviousData(result, known).data).toEqual({ mall: { id: 'm', products: [{ name: '주전자' }], menu: [] } });
});

test('an answer without any data is what was known', () => {
  expect(keepPreviousData({ data: null, errors: [fault('OVERLOADED')] }, known).data).toEqual(known);
});

test.each(['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED', 'SESSION_EXPIRED'])('%s is the answer itself', (code) => {
  const result = { data: { mall: null }, errors: [fault(code, 'mall')] };
  expect(keepPreviousData(result, known)).toBe(result);
});

test('of what was never known nothing is made up', () => {
  const result = { data: { mall: { id: 'm', posts: null } }, errors: [fault('MALL_FAULT', 'mall', 'posts')] };
  expect(keepPreviousData(result, known)).toEqual(result);
  expect(keepPreviousData(result, null)).toBe(result);
});
