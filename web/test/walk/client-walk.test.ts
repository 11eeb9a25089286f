// @vitest-environment jsdom
import { ApolloLink } from '@apollo/client';
import { from } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Device } from '../../src/__generated__/graphql.ts';
import { createCache } from '../../src/app/apollo/cache.ts';
import { FreshClient } from '../../src/app/apollo/fresh-client.ts';
import { metaOf } from '../../src/app/apollo/operation-meta.ts';
import type { View } from '../../src/app/load-page.ts';
import { SessionStore } from '../../src/shared/session/session-store.ts';
import { fakeGateway } from '../support/fake-gateway.ts';
import { aMall, shoppingAreas, type MallSettings } from '../support/sample-mall.ts';
import { listedPaths, type ListedPath } from './listing.ts';
import { routerAt } from '../support/router-at.ts';

vi.setConfig({ testTimeout: 60_000 }); // two hundred moves each

afterEach(() => localStorage.clear());

// Section 6 of the specification, as the gateway tells it of each kind of mall.
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
  ] as const)('every move leads where the specification says: %s, member: %s', async (held, isMember) => {
    const shopper: Shopper = { kind, held, isMember, requiresLogin: settings.requiresLogin ?? false };
    const walk = openShop(settings, shopper);
    const surprises: unknown[] = [];
    for (const listed of listedPaths) {
      for (const device of ['DESKTOP', 'MOBILE'] as const) {
        const [told, expected] = [
          await walk(`${start(device)}/${listed.path}${query}`),
          outcomeOf(listed, device, shopper),
        ];
        if (JSON.stringify(told) !== JSON.stringify(expected))
          surprises.push({ listed: listed.path, device, told, expected });
      }
    }
    expect(surprises).toEqual([]);
  });

  test.each([
    ['DESKTOP', '/familyshop/home'],
    ['MOBILE', '/m/familyshop/intro'],
  ] as const)('its root leads on, on a %s', async (held, first) => {
    const walk = openShop(settings, { kind, held, isMember: false, requiresLogin: false });
    const target = kind === 'U' ? '/familyshop/upload' : first;
    for (const root of ['/familyshop', '/m/familyshop/', '/']) {
      const { shows, way } = await walk(root + query);
      expect(kind === 'unknown' ? shows : way[0]).toBe(kind === 'unknown' ? 'not-permitted' : target + query);
    }
  });
});

interface Shopper {
  kind: string;
  held: Device;
  isMember: boolean;
  requiresLogin: boolean;
}

interface Outcome {
  /** Where the shopper is in the end. */
  at: string;
  shows: string;
  /** Kept on the way, or lost to a guard. */
  hasSession: boolean;
}

/** What the words of the specification come to for one shopper at one address. */
function outcomeOf(listed: ListedPath, device: Device, shopper: Shopper): Outcome {
  const { kind, held, isMember } = shopper;
  const address = `${start(device)}/${listed.path}${query}`;
  const here = (shows: string, at = address): Outcome => ({ at, shows, hasSession: isMember });
  if (kind === 'unknown') return here('not-permitted');
  const isHere = listed.where === 'B' || listed.where === (device === 'MOBILE' ? 'M' : 'D');
  if (!isHere && device === held) return here('unknown-path');
  if ((!isHere || listed.where === 'B') && device !== held) return outcomeOf(listed, held, shopper);
  if (!listed.kinds.includes(kind)) return here('not-permitted');
  if (device === 'MOBILE' && held === 'DESKTOP') return here('phones-only');
  if (listed.audience === 'visitors' && isMember) return firstForMembers(shopper);
  const isHomeOnPhone = device === 'MOBILE' && listed.page === 'home';
  const asksForMember =
    listed.audience === 'members' || (listed.audience === 'all' && shopper.requiresLogin && !isHomeOnPhone);
  // Tokens are cleared; there were none.
  if (asksForMember && !isMember) return here('login', `${start(held)}/login?redirect=${encodeURIComponent(address)}`);
  return here(device === 'MOBILE' ? listed.phonePage : listed.page);
}

function firstForMembers({ kind, held }: Shopper): Outcome {
  return kind === 'U'
    ? { at: '/familyshop/upload', shows: 'upload', hasSession: true }
    : { at: `${start(held)}/home`, shows: 'home', hasSession: true };
}

/** A shop in a memory router; gives the way that each address takes and what is shown at its end. */
function openShop(settings: Partial<MallSettings>, { held, isMember }: Shopper) {
  const { execute } = fakeGateway({ mall: aMall(settings) });
  const link = new ApolloLink(({ query: document, variables }) =>
    from(execute({ documentId: metaOf(document).hash, variables }) as Promise<ApolloLink.Result>),
  );
  const sessions = new SessionStore(() => 'familyshop');
  if (isMember) sessions.save({ accessToken: 'access', refreshToken: 'refresh' }, true);
  const services = { client: new FreshClient({ link, cache: createCache() }), sessions, device: held };
  const router = routerAt(services, '/nowhere/at/all');
  return async (address: string): Promise<Outcome & { way: string[] }> => {
    await router.navigate(address);
    const way: string[] = [];
    let view = router.state.loaderData.view as View;
    while (view.kind === 'leading') {
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
