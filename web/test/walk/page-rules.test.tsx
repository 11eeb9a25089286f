// @vitest-environment jsdom
import { ApolloLink } from '@apollo/client';
import { from } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isFullTier } from '../../../scripts/lib/test-tiers.ts';
import type { Device } from '../../src/__generated__/graphql.ts';
import { createCache } from '../../src/app/apollo/cache.ts';
import { StorefrontClient } from '../../src/app/apollo/storefront-client.ts';
import { metaOf } from '../../src/shared/query/operation-meta.ts';
import type { MallRules } from '../../src/app/guards.ts';
import type { View } from '../../src/app/load-page.ts';
import { decidePage } from '../../src/app/page-rules.ts';
import { SessionStore } from '../../src/shop/session/session-store.ts';
import { fakeGateway } from '../support/fake-gateway.ts';
import { aMall, shoppingAreas, type MallSettings } from '../support/sample-mall.ts';
import { listedPaths, type ListedPath } from './listing.ts';
import { routerAt } from '../support/router-at.ts';

vi.setConfig({ testTimeout: 60_000 }); // two hundred moves each

afterEach(() => localStorage.clear());

// Section 6 of the specification, as the gateway reports it for each kind of mall.
const without = (...closed: string[]) => shoppingAreas.filter((area) => !closed.includes(area));
const malls: { kind: string; name: string; settings: Partial<MallSettings> }[] = [
  { kind: 'G', name: 'a general mall', settings: {} },
  { kind: 'G', name: 'a mall that requires a login', settings: { requiresLogin: true } },
  { kind: 'B', name: 'a business mall', settings: { salesType: 'BUSINESS' } },
  { kind: 'N', name: 'a consignment mall', settings: { salesType: 'CONSIGNMENT' } },
  {
    kind: 'C',
    name: 'a common mall',
    settings: { salesType: 'COMMON', openAreas: without('SIGN_UP', 'EMAIL_CERTIFICATION', 'MY_SHOP', 'WITHDRAWAL') },
  },
  {
    kind: 'U',
    name: 'an upload mall',
    settings: { salesType: 'UPLOAD', openAreas: [...without('ORDER_PRINT', 'WITHDRAWAL', 'SHOPPING'), 'UPLOAD'] },
  },
  { kind: 'G', name: 'a mall without pages for phones', settings: { supportsMobile: false } },
  { kind: 'unknown', name: 'a mall of an unknown kind', settings: { salesType: 'ERROR', openAreas: [] } },
];

const query = '?a=1&b=%20';
const start = (device: Device) => (device === 'MOBILE' ? '/m/familyshop' : '/familyshop');

describe.each(malls)('in $name', ({ kind, settings }) => {
  test.each([
    ['DESKTOP', false],
    ['DESKTOP', true],
    ['MOBILE', false],
    ['MOBILE', true],
  ] as const)(
    'every address leads where the specification says, in the gateway and the browser: %s, member: %s',
    async (held, isMember) => {
      const shopper = { ...shopperIn(settings, kind, held), isMember };
      const walk = openShop(settings, shopper);
      const surprises: unknown[] = [];
      for (const listed of listedPaths) {
        for (const device of ['DESKTOP', 'MOBILE'] as const) {
          const address = `${start(device)}/${listed.path}${query}`;
          const place = placeOf(listed, device, shopper);
          const expected = [outcomeOf(place, shopper), { at: place.at, status: statusOf(place) }];
          // In the quick tier the browser walks the addresses of its own device, and the gateway decides all.
          const isWalked = isFullTier || device === held;
          const told = [isWalked ? await walk(address) : expected[0], decidedByGateway(address, settings, held)];
          if (JSON.stringify(told) !== JSON.stringify(expected))
            surprises.push({ listed: listed.path, device, told, expected });
        }
      }
      expect(surprises).toEqual([]);
    },
  );

  test.each([
    ['DESKTOP', '/familyshop/home'],
    ['MOBILE', '/m/familyshop/intro'],
  ] as const)('its root leads on, on a %s', async (held, first) => {
    const shopper = shopperIn(settings, kind, held);
    const walk = openShop(settings, shopper);
    const target = kind === 'U' ? '/familyshop/upload' : shopper.wanted === held ? first : '/familyshop/home';
    for (const root of ['/familyshop', '/m/familyshop/', '/']) {
      const { shows, way } = await walk(root + query);
      expect(kind === 'unknown' ? shows : way[0]).toBe(kind === 'unknown' ? 'not-permitted' : target + query);
      expect(decide(root + query, settings, held)).toEqual(
        kind === 'unknown' ? { status: 404 } : { redirect: target + query },
      );
    }
  });
});

test.each(['DESKTOP', 'MOBILE'] as const)(
  'in a marketing mall a visitor, who is its guest, is led as a member: %s',
  async (held) => {
    const settings = { isMarketing: true };
    const visitor = shopperIn(settings, 'G', held);
    const walk = openShop(settings, visitor);
    const surprises: unknown[] = [];
    for (const listed of listedPaths) {
      for (const device of ['DESKTOP', 'MOBILE'] as const) {
        const { at, shows } = await walk(`${start(device)}/${listed.path}${query}`);
        const expected = outcomeOf(placeOf(listed, device, visitor), { ...visitor, isMember: true });
        if (at !== expected.at || shows !== expected.shows) surprises.push({ listed: listed.path, device, at, shows });
      }
    }
    expect(surprises).toEqual([]);
  },
);

test.each([
  ['/familyshop/order/orderDetail/17/cancel', 'DESKTOP', 200],
  ['/familyshop/order/orderDetail/17/nowhere', 'DESKTOP', 404],
  ['/m/familyshop/myQuestion/listMyOrder/17/nowhere', 'MOBILE', 404],
  ['/familyshop/order/no-such-status', 'DESKTOP', 404],
  ['/m/familyshop/order/no-such-status/17', 'MOBILE', 404],
  ['/m/familyshop/goods/orderGoods/no-such-page', 'MOBILE', 404],
  ['/familyshop/myshop/no-such-part', 'DESKTOP', 404],
  ['/m/familyshop/myShop/no-such-part', 'MOBILE', 404],
  ['/m/familyshop/myQuestion/no-such-part/3', 'MOBILE', 404],
] as const)('the gateway knows before any script that %s (%s) is %i', (address, device, status) => {
  expect(decide(address, {}, device)).toEqual({ status });
});

interface Shopper {
  kind: string;
  held: Device;
  /** The device whose pages the shopper gets. */
  wanted: Device;
  isMember: boolean;
  requiresLogin: boolean;
}

function shopperIn(
  { requiresLogin = false, supportsMobile = true }: Partial<MallSettings>,
  kind: string,
  held: Device,
) {
  return { kind, held, wanted: supportsMobile ? held : ('DESKTOP' as const), isMember: false, requiresLogin };
}

/** The result of an address by device and kind of mall, for every visitor. */
interface Place {
  at: string;
  shows: string;
  device: Device;
  /** The row of the specification for who may see it; null if there is no page. */
  page: Pick<ListedPath, 'page' | 'audience'> | null;
}

interface Outcome {
  /** Where the shopper is in the end. */
  at: string;
  shows: string;
  /** Kept on the way, or lost to a guard. */
  hasSession: boolean;
}

function placeOf(listed: ListedPath, device: Device, shopper: Shopper): Place {
  const { kind, held, wanted } = shopper;
  const at = `${start(device)}/${listed.path}${query}`;
  const told = (shows: string): Place => ({ at, shows, device, page: null });
  if (kind === 'unknown') return told('not-permitted');
  const isHere = listed.where === 'B' || listed.where === (device === 'MOBILE' ? 'M' : 'D');
  if (!isHere && device === wanted) return told('unknown-path');
  if ((!isHere || listed.where === 'B') && device !== wanted) return placeOf(listed, wanted, shopper);
  if (!listed.kinds.includes(kind)) return told('not-permitted');
  if (device === 'MOBILE' && held === 'DESKTOP') return told('phones-only');
  if (device === 'MOBILE' && wanted === 'DESKTOP') {
    const home = { page: 'home', audience: 'all' } as const;
    return { at: `/familyshop/home${query}`, shows: home.page, device: wanted, page: home };
  }
  return { at, shows: device === 'MOBILE' ? listed.phonePage : listed.page, device, page: listed };
}

/** What becomes of the visit there, by who the shopper is. */
function outcomeOf({ at, shows, device, page }: Place, shopper: Shopper): Outcome {
  const { isMember, wanted, requiresLogin } = shopper;
  if (page?.audience === 'visitors' && isMember) return firstForMembers(shopper);
  const isHomeOnPhone = device === 'MOBILE' && page?.page === 'home';
  const needsMember = page?.audience === 'members' || (page?.audience === 'all' && requiresLogin && !isHomeOnPhone);
  // Tokens are cleared; there were none.
  if (needsMember && !isMember)
    return { at: `${start(wanted)}/login?redirect=${encodeURIComponent(at)}`, shows: 'login', hasSession: false };
  return { at, shows, hasSession: isMember };
}

function firstForMembers({ kind, wanted }: Shopper): Outcome {
  return kind === 'U'
    ? { at: '/familyshop/upload', shows: 'upload', hasSession: true }
    : { at: `${start(wanted)}/home`, shows: 'home', hasSession: true };
}

function statusOf({ shows }: Place): number {
  return ['not-permitted', 'unknown-path', 'order'].includes(shows) ? 404 : 200;
}

function decide(address: string, settings: Partial<MallSettings>, device: Device) {
  return decidePage({ address, mall: aMall(settings) as unknown as MallRules, device });
}

/** The gateway knows no session; after its redirects it has a status. */
function decidedByGateway(
  address: string,
  settings: Partial<MallSettings>,
  device: Device,
): { at: string; status: number } {
  const decision = decide(address, settings, device);
  return 'redirect' in decision
    ? decidedByGateway(decision.redirect, settings, device)
    : { at: address, status: decision.status };
}

/** A shop in a memory router; returns the redirects of each address and the page at the end. */
function openShop(settings: Partial<MallSettings>, { held, isMember }: Shopper) {
  const { execute } = fakeGateway({ mall: aMall(settings) });
  const link = new ApolloLink(({ query: document, variables }) =>
    from(execute({ documentId: metaOf(document).hash, variables }) as Promise<ApolloLink.Result>),
  );
  const sessions = new SessionStore(() => 'familyshop');
  if (isMember) sessions.save({ accessToken: 'access', refreshToken: 'refresh' }, true);
  const services = { client: new StorefrontClient({ link, cache: createCache() }), sessions, device: held };
  const router = routerAt(services, '/nowhere/at/all');
  return async (address: string): Promise<Outcome & { way: string[] }> => {
    if (!isMember) sessions.clear(); // of a guest, who came to the address before
    await router.navigate(address);
    const way: string[] = [];
    let view = router.state.loaderData.view as View;
    while (view.kind === 'redirect') {
      way.push(view.to);
      await router.navigate(view.to, { replace: true });
      view = router.state.loaderData.view as View;
    }
    const { pathname, search } = router.state.location;
    const shows = view.kind === 'page' ? view.route.entry.page : view.kind;
    return Object.defineProperty({ at: pathname + search, shows, hasSession: sessions.read() !== null }, 'way', {
      value: way,
      enumerable: false,
    }) as Outcome & { way: string[] };
  };
}
