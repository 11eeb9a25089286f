import { describe, expect, test } from 'vitest';
import { categoryPath, goodsPath, loginPath, safeRedirect } from '../src/shop/links/mall-paths.ts';

describe('the way back after signing in', () => {
  test.each(['/familyshop/home', '/m/familyshop/goods/list?ctgNo=3', '/familyshop/myshop/listMyOrder?page=2'])(
    '%s is taken',
    (path) => {
      expect(safeRedirect(path, 'familyshop')).toBe(path);
    },
  );

  test.each([
    null,
    '',
    '/groupware/home',
    '/m/groupware/home',
    'https://evil.example/familyshop/home',
    '//evil.example/familyshop',
    '/\\evil.example/familyshop',
    '/\t/evil.example/familyshop',
    'javascript:alert(1)',
    '/familyshop/../groupware/home',
    '/familyshop%2f..%2fgroupware',
  ])('%s is not', (path) => {
    expect(safeRedirect(path, 'familyshop')).toBeNull();
  });
});

test('addresses of products and categories are those of the specification', () => {
  expect(goodsPath('familyshop', 'MOBILE', { number: 'GD1', categoryNumber: '3' })).toBe(
    '/m/familyshop/goods/detailGoods?ctgNo=3&gdsGrpNo=GD1',
  );
  expect(goodsPath('familyshop', 'DESKTOP', { number: 'HP1' })).toBe('/familyshop/goods/detailGoods?gdsGrpNo=HP1');
  expect(categoryPath('familyshop', 'DESKTOP', '3')).toBe('/familyshop/goods/list?ctgNo=3');
  expect(loginPath('familyshop', 'DESKTOP', '/familyshop/home?a=1&b=2')).toBe(
    '/familyshop/login?redirect=%2Ffamilyshop%2Fhome%3Fa%3D1%26b%3D2',
  );
});
