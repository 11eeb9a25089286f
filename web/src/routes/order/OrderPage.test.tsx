// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { page as orderForm } from '../order-form/page.tsx';
import { page as orderPay } from '../order-pay/page.tsx';
import { OrderPage } from './page.tsx';

afterEach(cleanup);

const execute = async () => ({
  data: { viewer: { __typename: 'Member', id: 'me', order: null, payment: null } },
  ageSeconds: 0,
});

test.each([
  ['orderDone/1', OrderPage, {}, '페이지를 찾을 수 없어요'],
  ['orderPay/1', orderPay.Component, { orderNumber: '1' }, '지금은 결제할 수 없는 주문이에요'],
  ['orderForm', orderForm.Component, {}, '이 주문서는 더 쓸 수 없어요'],
])('%s says what it is, and links to the orders or the order', async (path, Page, params, title) => {
  renderInMall(<Page />, { at: `/familyshop/order/${path}`, params, execute, isMember: true });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^주문 (내역 보기|확인하기)$/u })).toBeTruthy();
});
