import { expect, test } from 'vitest';
import { reasonOf } from './sign-in-reason.ts';

const mall = { url: 'familyshop', requiresLogin: false };
const closedMall = { ...mall, requiresLogin: true };

test.each([
  [
    '/familyshop/search/searchGoodsList?keyword=tv',
    '상품 검색은 로그인 후 이용할 수 있어요. 로그인하면 검색을 이어서 할 수 있어요.',
  ],
  [
    '/m/familyshop/search/searchGoodsList',
    '상품 검색은 로그인 후 이용할 수 있어요. 로그인하면 검색을 이어서 할 수 있어요.',
  ],
  ['/familyshop/order/cart', '장바구니는 로그인 후 이용할 수 있어요.'],
  ['/m/familyshop/myQuestion/listCart?gdsGrpNo=GD1', '장바구니는 로그인 후 이용할 수 있어요.'],
  ['/m/familyshop/goods/orderGoods/cart', '장바구니는 로그인 후 이용할 수 있어요.'],
  ['/familyshop/myshop/listMyJjim', '찜한 상품은 로그인하면 볼 수 있어요.'],
  [
    '/m/familyshop/goods/orderWireless/form',
    '주문과 신청은 로그인 후 이용할 수 있어요. 로그인하면 이어서 할 수 있어요.',
  ],
  ['/familyshop/order/form?gdsGrpNo=GD1', '주문과 신청은 로그인 후 이용할 수 있어요. 로그인하면 이어서 할 수 있어요.'],
  ['/familyshop/myshop/listMyOrder', '마이샵은 로그인하면 볼 수 있어요.'],
  ['/m/familyshop/myQuestion/listMyQuestion', '마이샵은 로그인하면 볼 수 있어요.'],
])('%s says why its visitors are asked to sign in', (redirect, reason) =>
  expect(reasonOf(redirect, mall)).toBe(reason),
);

test.each([
  null,
  '/familyshop/home',
  '/familyshop/goods/list?ctgNo=1',
  '/familyshop/myshop/listFaq',
  '/m/familyshop/myShop/faqList',
  '/elsewhere/order/cart',
  'https://evil.example/order/cart',
])('%s gives no reason to sign in', (redirect) => expect(reasonOf(redirect, mall)).toBeNull());

test('a mall that requires a login says so, unless there is a better reason', () => {
  expect(reasonOf('/familyshop/home', closedMall)).toBe('이 쇼핑몰은 로그인 후 이용할 수 있어요.');
  expect(reasonOf('/familyshop/order/cart', closedMall)).toBe('장바구니는 로그인 후 이용할 수 있어요.');
  expect(reasonOf(null, closedMall)).toBeNull();
});
