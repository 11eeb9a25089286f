import { describe, expect, test } from 'vitest';
import { checkoutUrl, originOfMall } from '../../src/features/checkout/checkout-url.ts';
import { returnTarget } from '../../src/features/checkout/return-target.ts';
import { readSettings } from '../../src/config.ts';
import { anAccessToken } from '../helpers/samples.ts';
import { codesOf, buyingGateway } from './buying-gateway.ts';

describe('a return address', () => {
  const { RETURN_TARGETS: targets } = readSettings({
    RETURN_TARGETS: '가온 앱=gaonapp://paid, 가온 웹=https://app.example.com/paid',
  });

  test.each([
    ['gaonapp://paid', '가온 앱'],
    ['gaonapp://paid?order=1', '가온 앱'],
    ['https://app.example.com/paid?from=cart', '가온 웹'],
  ])('%s is led back to, by the name of the setting', (url, name) => {
    expect(returnTarget(url, targets)).toEqual({ name, url });
  });

  test.each([
    'https://app.example.com/paid/more',
    'https://app.example.com/paid2',
    'https://app.example.com.evil.example/paid',
    'https://app.example.com/paid#token',
    'https://app.example.com/paid?a=\nb',
    'https://app.example.com/paid?a=%0d%0ab',
    'https://user@app.example.com/paid',
    'HTTPS://APP.EXAMPLE.COM/paid',
    'https://app.example.com\\paid',
    '//app.example.com/paid',
    'gaonapp://paid/../other',
    'javascript:alert(1)',
    '',
    `gaonapp://paid?${'x'.repeat(500)}`,
  ])('%j is none', (url) => {
    expect(() => returnTarget(url, targets)).toThrow(
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_INPUT' }) }),
    );
  });

  test.each([
    'javascript://alert=1',
    'App=javascript://%0aalert(1)',
    'App=data://text',
    'App=http://app.example.com/paid',
    'App=https://app.example.com/paid?x=1',
    'App=https://app.example.com/paid#x',
    'App=https://user:pass@app.example.com/paid',
    'App=/paid',
    '=gaonapp://paid',
    'gaonapp://paid',
  ])('the setting %j stops the start', (text) => {
    expect(() => readSettings({ RETURN_TARGETS: text })).toThrow(/RETURN_TARGETS must be name=address pairs/u);
  });
});

test('the address of a checkout tells no server its ticket', () => {
  const input = { mallUrl: 'familyshop', opens: 'ORDER', number: 'OR1', returnUrl: 'gaonapp://paid?a=1' } as const;
  const url = new URL(checkoutUrl(input, 'secret-ticket', 'https://www.familyshop.example'));
  expect(url.pathname + url.search).toBe('/familyshop/checkout');
  expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
    ticket: 'secret-ticket',
    opens: 'ORDER',
    number: 'OR1',
    returnUrl: 'gaonapp://paid?a=1',
  });
});

test.each([
  ['https://www.familyshop.example', 'familyshop', 'https://www.familyshop.example'],
  ['https://evil.example', 'familyshop', 'https://www.familyshop.example'],
  ['https://www.familyshop.example', 'groupware', 'https://groupware.example'],
  [null, 'groupware', 'https://groupware.example'],
])('a request to %s for %s is led to %s', (requested, mallUrl, origin) => {
  const hosts = { MALL_HOSTS: ['www.familyshop.example', 'groupware.example'], PORT: 4000 };
  expect(originOfMall(mallUrl, requested, hosts)).toBe(origin);
});

describe('startCheckout', () => {
  const buying = buyingGateway();
  const start = (ticket = 'a-ticket', rest: object = {}) =>
    buying.gateway.ask(
      `mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) {
        __typename ... on CheckoutStarted { session { accessToken refreshToken } returnTarget { name url } } ... on FormRefused { message } } }`,
      { input: { mallUrl: 'familyshop', ticket, ...rest } },
    );

  test('exchanges a ticket for a session, as a visitor', async () => {
    const pair = { accessToken: anAccessToken(), refreshToken: 'refresh-of-ticket' };
    buying.mall.on('pre/tickets/redeem', () => pair);
    const { data } = await start();
    expect(data.startCheckout).toEqual({ __typename: 'CheckoutStarted', session: pair, returnTarget: null });
    const [call] = buying.mall.callsTo('pre/tickets/redeem');
    expect(call).toMatchObject({ method: 'POST', body: { tckt: 'a-ticket' } });
    expect(call?.headers.authorization).toBeUndefined();
  });

  test("keeps no tokens of another mall's ticket", async () => {
    const pair = { accessToken: anAccessToken({ mallId: 'M0002' }), refreshToken: 'refresh-of-ticket' };
    buying.mall.on('pre/tickets/redeem', () => pair);
    const told = await start();
    expect(codesOf(told)).toEqual(['BAD_INPUT']);
    expect(JSON.stringify(told)).not.toContain(pair.accessToken);
  });

  test('spends no ticket for a return address that is not set', async () => {
    expect(codesOf(await start('a-ticket', { returnUrl: 'https://evil.example/' }))).toEqual(['BAD_INPUT']);
    expect(buying.mall.callsTo('pre/tickets/redeem')).toEqual([]);
  });
});
