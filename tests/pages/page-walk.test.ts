import { resolve } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { listedPaths } from '../../web/test/walk/listing.ts';
import { openGateway, type OpenGateway } from '../../bff/test/helpers/open-gateway.ts';
import { testInMall as test } from '../../bff/test/helpers/real-mall.ts';

const userAgents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/604.1',
} as const;

/** Kinds of mall in the terms of the listing. */
const malls = [
  { mall: 'familyshop', kind: 'G' },
  { mall: 'bizpartner', kind: 'B' },
  { mall: 'groupwarecare', kind: 'N' },
  { mall: 'bizupload', kind: 'U' },
  { mall: 'groupwarelab', kind: 'C' },
  { mall: 'bizshowroom', kind: 'unknown' },
] as const;

let gateway: OpenGateway;

test.beforeAll(async ({ mall }) => {
  // The test checks decisions, not rendering: the plain shell has the same status. A mall that is late has another.
  gateway = await openGateway(mall.url, {
    WEB_DIST: resolve(import.meta.dirname, '../../web/dist'),
    RENDERS_AT_ONCE: 0,
    RENDER_MS: 60_000,
  });
});
afterAll(() => gateway.close());

async function answer(
  path: string,
  held: keyof typeof userAgents = 'desktop',
  host = 'localhost:4000',
): Promise<string> {
  const { status, headers } = await gateway.get(path, { host, 'user-agent': userAgents[held] });
  return status === 302 ? `302 ${headers.location}` : String(status);
}

/** Requests paths one after the other and reports unexpected responses. */
async function surprises(
  walk: Iterable<{ path: string; held: keyof typeof userAgents; expected: string }>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { path, held, expected } of walk) {
    const told = await answer(path, held);
    if (told !== expected) found.push(`${path} on a ${held}: ${told}, not ${expected}`);
  }
  return found;
}

describe.each(malls)('in $mall', ({ mall: mallUrl, kind }) => {
  const mayBeSeen = (kinds: string) => (kinds.includes(kind) ? '200' : '404');
  const onlyUnknown = kind === 'unknown';

  test('every path of the specification has its answer on a desktop', async () => {
    const walk = listedPaths.flatMap(({ path, where, kinds }) => {
      const [own, phones] = [`/${mallUrl}/${path}?x=1&y=%20`, `/m/${mallUrl}/${path}?x=1&y=%20`];
      return [
        ...(where === 'M' ? [] : [{ path: own, held: 'desktop' as const, expected: mayBeSeen(kinds) }]),
        ...(where === 'D'
          ? []
          : [
              {
                path: phones,
                held: 'desktop' as const,
                expected: where === 'B' && !onlyUnknown ? `302 ${own}` : mayBeSeen(kinds),
              },
            ]),
      ];
    });
    expect(await surprises(walk)).toEqual([]);
  });

  test('every path of the specification has its answer on phones and tablets', async () => {
    const walk = listedPaths.flatMap(({ path, where, kinds }, index) => {
      const held = index % 2 === 0 ? ('phone' as const) : ('tablet' as const);
      const [desktops, own] = [`/${mallUrl}/${path}?x=1&y=%20`, `/m/${mallUrl}/${path}?x=1&y=%20`];
      return [
        ...(where === 'D' ? [] : [{ path: own, held, expected: mayBeSeen(kinds) }]),
        ...(where === 'M'
          ? []
          : [{ path: desktops, held, expected: where === 'B' && !onlyUnknown ? `302 ${own}` : mayBeSeen(kinds) }]),
      ];
    });
    expect(await surprises(walk)).toEqual([]);
  });

  test("what only the other device has is no page under this device's address", async () => {
    const walk = listedPaths.flatMap(({ path, where }) => {
      if (where === 'B') return [];
      const nowhere = where === 'M' ? `/${mallUrl}/${path}` : `/m/${mallUrl}/${path}`;
      return [{ path: nowhere, held: where === 'M' ? ('desktop' as const) : ('phone' as const), expected: '404' }];
    });
    expect(await surprises(walk)).toEqual([]);
  });

  test('its root redirects, with the query', async () => {
    const first = { desktop: `/${mallUrl}/home`, phone: `/m/${mallUrl}/intro`, tablet: `/m/${mallUrl}/intro` };
    for (const held of ['desktop', 'phone', 'tablet'] as const) {
      const target = kind === 'U' ? `/${mallUrl}/upload` : first[held];
      for (const root of [`/${mallUrl}`, `/${mallUrl}/`, `/m/${mallUrl}`, `/m/${mallUrl}/`]) {
        expect([root, held, await answer(`${root}?from=mail&x=%26`, held)]).toEqual([
          root,
          held,
          onlyUnknown ? '404' : `302 ${target}?from=mail&x=%26`,
        ]);
      }
    }
  });
});

test.each([
  ['/familyshopdesk/home', '200'],
  ['/familyshopdesk', '302 /familyshopdesk/home'],
  ['/m/familyshopdesk/home?a=1', '302 /familyshopdesk/home?a=1'],
  ['/m/familyshopdesk/intro', '302 /familyshopdesk/home'],
  ['/m/familyshopdesk/notice', '302 /familyshopdesk/home'],
])("a phone stays with a desktop's pages in a mall that has no others: %s", async (path, expected) => {
  expect(await answer(path, 'phone')).toBe(expected);
});

test.each([
  ['/tid/callback?code=1', '200'],
  ['/tid/a/b/c', '200'],
  ['/pg', '200'],
  ['/pg?result=ok', '200'],
  ['/kmcertVerification/result', '200'],
  ['/email/rejectMailYn/abc123', '200'],
  ['/email/rejectMailYn', '404'],
  ['/email/home', '404'],
])('%s belongs to no mall', async (path, expected) => {
  for (const held of ['desktop', 'phone'] as const) expect(await answer(path, held)).toBe(expected);
});

describe('a host', () => {
  test.each([
    ['localhost', '/?a=1', '302 /familyshop/home?a=1'],
    ['groupware.localhost:4000', '/', '302 /groupware/home'],
    ['biz.localhost', '/', '302 /bizpartner/home'],
    ['familyshop.localhost', '/', '302 /familyshop/home'],
    ['groupware.localhost', '/groupwarelab/home', '200'],
    ['groupware.localhost', '/familyshop/home', '404'],
    ['groupware.localhost', '/m/familyshop/home', '404'],
    ['biz.localhost', '/groupware', '404'],
    ['familyshop.localhost', '/bizpartner', '404'],
    ['shop.example.com', '/familyshop/home', '404'],
    ['shop.example.com', '/', '404'],
    ['familyshop.localhost.example.com', '/familyshop/home', '404'],
  ])('%s at %s answers %s', async (host, path, expected) => {
    expect(await answer(path, 'desktop', host)).toBe(expected);
  });

  test('that is not one of ours redirects no phone', async () => {
    expect(await answer('/familyshop/home', 'phone', 'shop.example.com')).toBe('404');
  });
});

const long = 'a'.repeat(6_000);

describe('an odd address has a sensible answer', () => {
  test.each([
    ['/familyshop/home/', '200'],
    ['/familyshop/HOME', '200'],
    ['/familyshop/Goods/DetailGoods?gdsGrpNo=GD1', '200'],
    ['/FamilyShop/home', '404'],
    ['/nowhere/home', '404'],
    ['/nowhere', '404'],
    ['/familyshop/nowhere', '404'],
    ['/familyshop/home/more', '404'],
    ['/familyshop//home', '404'],
    ['//familyshop/home', '404'],
    ['//evil.example/familyshop/home', '404'],
    ['/m//evil.example/home', '404'],
    ['/m/%2Fevil.example/home', '404'],
    ['/m/%5Cevil.example/home', '404'],
    ['/m/\\evil.example/home', '404'],
    ['/%2e%2e/familyshop/home', '200'],
    ['/familyshop/x/../home', '200'],
    ['/familyshop/x/%2e%2e/home', '200'],
    ['/familyshop/..%2fhome', '404'],
    ['/familyshop/..', '302 /familyshop/home'],
    ['/familyshop/%00', '404'],
    ['/%00/home', '404'],
    ['/familyshop/goods/%00', '200'],
    ['/familyshop/goods/%ED%9C%B4%EB%8C%80%ED%8F%B0?ctgNo=100000', '200'],
    ['/familyshop/goods/휴대폰?ctgNo=100000', '400'], // bytes that are invalid in an address
    ['/%ED%86%B5%EC%8B%A0/home', '404'],
    ['/familyshop/%', '404'],
    ['/familyshop/%zz/home', '404'],
    ['/%E0%A4%A/home', '404'],
    [`/familyshop/goods/${long}`, '200'],
    [`/${long}/home`, '404'],
    [`/familyshop/home?x=${long}`, '200'],
    ['/familyshop/home?redirect=%0d%0aSet-Cookie:x=1', '200'],
    ['/familyshop?x=%0d%0aLocation:%20//evil.example', '302 /familyshop/home?x=%0d%0aLocation:%20//evil.example'],
    ['/familyshop/home;jsessionid=1', '404'],
    ['/familyshop/login/%2e', '200'],
    ['/familyshop/main/main/%2F%2F', '200'],
    ['/m', '404'],
    ['/m/', '404'],
    ['/M/familyshop/home', '302 /familyshop/home'],
    ['/graphql/home', '404'],
    ['/.git/config', '404'],
    ['/wp-login.php', '404'],
    ['http://evil.example/familyshop/home', '404'],
    ['*', '404'],
  ])('%s', async (path, expected) => {
    // Raw bytes, as a careless client sends them.
    expect(await answer(Buffer.from(path).toString('latin1'))).toBe(expected);
  });
});
