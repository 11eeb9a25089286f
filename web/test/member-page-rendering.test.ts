import { expect, test } from 'vitest';
import { renderMemberPage } from '../src/server.tsx';
import { inventedGateway } from './support/invented-gateway.ts';

test.each(['/familyshop/login', '/tid/x'])('there is no page of a member at %s', async (url) => {
  const page = await renderMemberPage({
    url,
    origin: 'http://localhost',
    device: 'DESKTOP',
    execute: inventedGateway(),
    signal: AbortSignal.timeout(60_000),
    mayRender: () => true,
  });
  expect(page).toBeNull();
});

test('what was refused or has failed is left to the browser', async () => {
  const given = inventedGateway();
  const renderWith = (code: string) =>
    renderMemberPage({
      url: '/familyshop/myshop/main',
      origin: 'http://localhost',
      device: 'DESKTOP',
      execute: async (operation) => {
        const result = await given(operation);
        const isSummary = JSON.stringify(result.data).includes('latestOrders');
        return isSummary ? { ...result, errors: [{ message: '', extensions: { code } }] } : result;
      },
      signal: AbortSignal.timeout(60_000),
      mayRender: () => true,
    });
  expect(await renderWith('ACCESS_TOKEN_EXPIRED')).toBeNull();
  const failed = await renderWith('MALL_FAULT');
  expect(failed?.html).toBeNull();
  expect(failed?.state.operations.length).toBeGreaterThan(2);
  expect(failed?.state.operations).toHaveLength(failed?.ages.length ?? 0);
});

test.each([
  ['PhoneOrder', '/familyshop/myshop/listMyOrder/1'],
  ['SubscriptionOrder', '/familyshop/myshop/listMyOrder/1'],
  ['PhoneOrder', '/familyshop/order/orderPay/1'],
  ['PhoneOrder', '/familyshop/order/orderComplete/1'],
])('the number of a %s at %s is rendered without a redirect, which the browser follows', async (__typename, url) => {
  const page = await renderMemberPage({
    url,
    origin: 'http://localhost',
    device: 'DESKTOP',
    execute: inventedGateway({ fields: { 'Member.order': { __typename } } }),
    signal: AbortSignal.timeout(60_000),
    mayRender: () => true,
  });
  // A redirect that is rendered on the server writes a warning, which fails this test.
  expect(page?.html).toContain('<main');
});
