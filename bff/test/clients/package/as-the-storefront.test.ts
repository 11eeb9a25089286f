import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage, type WebStorage } from '../../../../packages/client/src/session-storage.ts';
import { isDue, MallSession, type TokenPair } from '../../../../packages/client/src/session.ts';
import { sessionFetch } from '../../../../packages/client/src/session-fetch.ts';
import { SessionStore, sessionKey } from '../../../../web/src/shop/session/session-store.ts';

const tokenOf = (seconds: number) => `h.${btoa(JSON.stringify({ iat: 1_000, exp: 1_000 + seconds }))}.s`;
const pairOf = (name: string, seconds = 1_800): TokenPair => ({ accessToken: tokenOf(seconds), refreshToken: name });

/** What both implementations have. */
interface Session {
  keep(pair: TokenPair): Promise<void>;
  refreshToken(): Promise<string | null>;
  isDue(): Promise<boolean>;
  /** A response to a request that was sent with this pair. */
  take(response: object, sentWith: TokenPair): Promise<void>;
  stored(): Promise<string | null>;
}

const mallUrl = 'familyshop';

function ofPackage(): Session {
  const storage = memoryStorage();
  const session = new MallSession({ mallUrl, storage });
  return {
    keep: (pair) => session.keep(pair),
    refreshToken: async () => (await session.read())?.refreshToken ?? null,
    isDue: async () => {
      const held = await session.read();
      return held !== null && isDue(held);
    },
    take: async (response, sentWith) => {
      const later = await session.read();
      await session.keep(sentWith);
      const send = sessionFetch({
        session,
        fetch: async () => {
          if (later) await session.keep(later); // another tab's pair came meanwhile
          return Response.json(response);
        },
      });
      await send('https://shop.example/graphql', { method: 'POST', body: '{}' });
    },
    stored: async () => storage.read(sessionKey(mallUrl)),
  };
}

function ofStorefront(): Session {
  const sessions = new SessionStore(() => mallUrl);
  return {
    keep: async (pair) => sessions.save(pair, true),
    refreshToken: async () => sessions.read()?.refreshToken ?? null,
    isDue: async () => {
      const held = sessions.read();
      return held !== null && sessions.isDue(held);
    },
    take: async (response, sentWith) => sessions.takeFrom(response, { ...sentWith, receivedAt: Date.now() }),
    stored: async () => globalThis.localStorage.getItem(sessionKey(mallUrl)),
  };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage: WebStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null, removeItem: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const failing = (code: string) => ({ errors: [{ message: '', extensions: { code } }] });

describe.each([
  ['the package', ofPackage],
  ['the storefront', ofStorefront],
])('the session of %s', (_name, open) => {
  test.each([
    ['young', 1_800, 0, false],
    ['with five minutes and a second left', 1_800, 1_499, false],
    ['with less than five minutes left', 1_800, 1_501, true],
    ['over', 1_800, 4_000, true],
    ['shorter than five minutes in all', 200, 0, true],
  ])('whose token is %s is renewed or not', async (_what, seconds, passed, isToBeRenewed) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const session = open();
    await session.keep(pairOf('a', seconds));
    vi.advanceTimersByTime(passed * 1_000);
    expect(await session.isDue()).toBe(isToBeRenewed);
  });

  test('whose token cannot be read is renewed', async () => {
    const session = open();
    await session.keep({ accessToken: 'unreadable', refreshToken: 'a' });
    expect(await session.isDue()).toBe(true);
  });

  test('is kept under the same key in the same form', async () => {
    const session = open();
    await session.keep(pairOf('a'));
    const { receivedAt, ...pair } = JSON.parse((await session.stored()) ?? '{}') as { receivedAt?: unknown };
    expect([pair, typeof receivedAt]).toEqual([pairOf('a'), 'number']);
  });

  test('becomes the pair that a response brings', async () => {
    const session = open();
    await session.keep(pairOf('a'));
    await session.take({ data: {}, extensions: { session: pairOf('b') } }, pairOf('a'));
    expect(await session.refreshToken()).toBe('b');
  });

  test.each([
    ['SESSION_EXPIRED', null],
    ['ACCESS_TOKEN_EXPIRED', 'a'],
    ['MALL_UNREACHABLE', 'a'],
    ['UNAUTHENTICATED', 'a'],
  ])('after %s is %s', async (code, refreshToken) => {
    const session = open();
    await session.keep(pairOf('a'));
    await session.take(failing(code), pairOf('a'));
    expect(await session.refreshToken()).toBe(refreshToken);
  });

  test('is not ended by what a former one is told', async () => {
    const session = open();
    await session.keep(pairOf('b'));
    await session.take(failing('SESSION_EXPIRED'), pairOf('a'));
    expect(await session.refreshToken()).toBe('b');
  });
});
