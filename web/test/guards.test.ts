import { describe, expect, test } from 'vitest';
import type { Device } from '../src/__generated__/graphql.ts';
import type { Mall } from '../src/shop/mall/mall-context.ts';
import { judge } from '../src/app/guards.ts';
import { findRoute } from '../src/shop/addresses/match-page.ts';
import { aMall, type MallSettings } from './support/sample-mall.ts';

const deviceAt = (address: string) => (address.startsWith('/m/') ? 'MOBILE' : 'DESKTOP');

function verdict(
  address: string,
  hasSession: boolean | null,
  settings: Partial<MallSettings> = {},
  held: Device = deviceAt(address),
) {
  const route = findRoute(new URL(address, 'http://shop').pathname);
  if (!route) throw new Error(`${address} is no page`);
  return judge({ route, mall: aMall(settings) as unknown as Mall, address, held, hasSession });
}

const show = { kind: 'show' };
const upload = { salesType: 'UPLOAD', openAreas: ['UPLOAD', 'MY_SHOP', 'CONTENT'] };

describe('a visitor', () => {
  test('may browse where no login is required', () => {
    expect(verdict('/familyshop/home', false)).toEqual(show);
    expect(verdict('/familyshop/goods/list?ctgNo=3', false)).toEqual(show);
  });

  test("goes to login from a member's page, and comes back with the query", () => {
    expect(verdict('/familyshop/myshop/listMyOrder?page=2', false)).toEqual({
      kind: 'go',
      to: '/familyshop/login?redirect=%2Ffamilyshop%2Fmyshop%2FlistMyOrder%3Fpage%3D2',
      endsSession: true,
    });
  });

  test('goes to login from anywhere in a mall that requires it', () => {
    expect(verdict('/familyshop/home', false, { requiresLogin: true })).toMatchObject({
      kind: 'go',
      to: '/familyshop/login?redirect=%2Ffamilyshop%2Fhome',
    });
  });

  test('may see home on a phone even there', () => {
    expect(verdict('/m/familyshop/home', false, { requiresLogin: true })).toEqual(show);
    expect(verdict('/m/familyshop/main/initMain', false, { requiresLogin: true })).toEqual(show);
    expect(verdict('/m/familyshop/goods/list', false, { requiresLogin: true })).toMatchObject({ kind: 'go' });
  });

  test('may sign in and sign up', () => {
    expect(verdict('/familyshop/login', false)).toEqual(show);
    expect(verdict('/familyshop/signup', false)).toEqual(show);
  });
});

describe('a member', () => {
  test('sees what is theirs', () => {
    expect(verdict('/familyshop/myshop/listMyOrder', true)).toEqual(show);
  });

  test.each([
    ['/familyshop/login', {}, '/familyshop/home'],
    ['/m/familyshop/login', {}, '/m/familyshop/home'],
    ['/familyshop/login', upload, '/familyshop/upload'],
    ['/familyshop/login?redirect=%2Ffamilyshop%2Fcart%3Fx%3D1', {}, '/familyshop/cart?x=1'],
    ['/familyshop/login?redirect=%2Fothershop%2Fcart', {}, '/familyshop/home'],
    ['/familyshop/login?redirect=%2F%2Fevil.example', {}, '/familyshop/home'],
    [
      '/familyshop/login?redirect=%2Ffamilyshop%2Fpopup%2FdisDormant%3Fredirect%3D%252Ffamilyshop%252Fmyshop',
      {},
      '/familyshop/myshop',
    ],
  ])('on %s goes on', (address, settings, to) => {
    expect(verdict(address, true, settings)).toEqual({ kind: 'go', to });
  });

  test('may see intro and the handy service', () => {
    expect(verdict('/m/familyshop/intro', true)).toEqual(show);
    expect(verdict('/m/familyshop/kakao/handyService', true)).toEqual(show);
  });
});

describe('the start of a mall', () => {
  test.each([
    ['/familyshop?from=mail', false, {}, '/familyshop/home?from=mail'],
    ['/m/familyshop?from=mail', false, {}, '/m/familyshop/intro?from=mail'],
    ['/m/familyshop', true, {}, '/m/familyshop/intro'],
    ['/familyshop', true, upload, '/familyshop/upload'],
    ['/m/familyshop', true, upload, '/familyshop/upload'],
    ['/', false, {}, '/familyshop/home'],
  ])('%s (signed in: %s) leads on', (address, hasSession, settings, to) => {
    expect(verdict(address, hasSession, settings)).toEqual({ kind: 'redirect', to });
  });
});

describe('a kind of mall', () => {
  test.each([
    '/familyshop/home',
    '/familyshop/goods/list',
    '/familyshop/search/searchGoodsList',
    '/familyshop/myshop/listMyCoupon',
    '/familyshop/myshop/listCart',
  ])('for bulk orders has no %s', (address) => {
    expect(verdict(address, true, upload)).toEqual({ kind: 'not-permitted' });
  });

  test('that is no desk for bulk orders has no upload', () => {
    expect(verdict('/familyshop/upload', true)).toEqual({ kind: 'not-permitted' });
  });

  test.each(['/familyshop/login', '/familyshop/home', '/m/familyshop/intro'])(
    'that is unknown opens nothing, not even %s',
    (address) => {
      expect(verdict(address, false, { salesType: 'ERROR', openAreas: [] })).toEqual({ kind: 'not-permitted' });
    },
  );
});

test('while the session is unknown, the decision waits', () => {
  expect(verdict('/familyshop/myshop/listMyOrder', null)).toEqual({ kind: 'wait' });
  expect(verdict('/familyshop/home', null)).toEqual(show);
});

describe('a move to an address of the other device', () => {
  const noPhones = { supportsMobile: false };

  test.each([
    ['/familyshop/home?x=1', 'MOBILE', {}, { kind: 'redirect', to: '/m/familyshop/home?x=1' }],
    ['/m/familyshop/goods/list?ctgNo=3', 'DESKTOP', {}, { kind: 'redirect', to: '/familyshop/goods/list?ctgNo=3' }],
    ['/m/familyshop/home', 'MOBILE', noPhones, { kind: 'redirect', to: '/familyshop/home' }],
    ['/familyshop', 'MOBILE', {}, { kind: 'redirect', to: '/m/familyshop/intro' }],
    ['/familyshop', 'MOBILE', noPhones, { kind: 'redirect', to: '/familyshop/home' }],
    ['/m/familyshop/home', 'DESKTOP', upload, { kind: 'redirect', to: '/familyshop/home' }],
  ] as const)('from %s on a %s leads to its own', (address, held, settings, expected) => {
    expect(verdict(address, false, { ...settings }, held)).toEqual(expected);
  });

  test('that has no desktop counterpart says so', () => {
    expect(verdict('/m/familyshop/intro', false, {}, 'DESKTOP')).toEqual({ kind: 'phones-only' });
    expect(verdict('/m/familyshop/notice', true, {}, 'DESKTOP')).toEqual({ kind: 'phones-only' });
  });

  test.each([
    ['/m/familyshop/myQuestion', { salesType: 'COMMON', openAreas: ['SHOPPING', 'CONTENT'] }],
    ['/m/familyshop/subs/orderSubs/form', upload],
  ])(
    'that desktops have no counterpart of, and the kind of mall does not open, is not permitted: %s',
    (address, settings) => {
      for (const hasSession of [true, false, null])
        expect(verdict(address, hasSession, settings, 'DESKTOP')).toEqual({ kind: 'not-permitted' });
    },
  );

  test('that has no phone counterpart stays where it is', () => {
    expect(verdict('/familyshop/content/familyShopIntro', false, {}, 'MOBILE')).toEqual(show);
  });

  test('for phones in a mall that has none of those redirects home', () => {
    expect(verdict('/m/familyshop/intro?x=1', false, noPhones, 'MOBILE')).toEqual({
      kind: 'redirect',
      to: '/familyshop/home?x=1',
    });
  });
});
