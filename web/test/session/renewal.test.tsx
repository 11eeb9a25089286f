// @vitest-environment jsdom
import { InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredSession } from '../../src/shop/session/session-store.ts';
import { stockQuery } from '../support/counting-client.ts';
import { lockQueue } from '../support/lock-queue.ts';
import { aPair } from '../support/member-tokens.ts';

const question = stockQuery(0);

/** A gateway that renews any token, once, and refuses one that was renewed too long ago. */
function aGateway(answering: Promise<void> = new Promise((resolve) => setTimeout(resolve, 20))) {
  const shown: string[] = [];
  const bearers: string[] = [];
  const pairs = new Map<string, ReturnType<typeof aPair>>();
  const send: typeof fetch = async (_address, init = {}) => {
    const headers = new Headers(init.headers);
    const refreshToken = headers.get('x-refresh-token');
    bearers.push(headers.get('authorization') ?? '');
    await answering;
    const { id } = (JSON.parse(String(init.body)) as { variables: { id: string } }).variables;
    const data = { stock: { __typename: 'Stock', id, left: 1 } };
    if (!refreshToken) return Response.json({ data });
    shown.push(refreshToken);
    const pair = pairs.get(refreshToken) ?? aPair(`${refreshToken}+`);
    pairs.set(refreshToken, pair);
    return Response.json({ data, extensions: { session: pair } });
  };
  return { shown, bearers, send };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** A tab has its own copy of every module, and shares storage, locks and channels with the others. */
async function openTab(send: typeof fetch) {
  vi.resetModules();
  const { StorefrontClient } = await import('../../src/app/apollo/storefront-client.ts');
  const { gatewayLink } = await import('../../src/app/apollo/gateway-link.ts');
  const { SessionStore } = await import('../../src/shop/session/session-store.ts');
  const { sendWithOneRenewal } = await import('../../src/shop/session/renew-once.ts');
  const { followTabs } = await import('../../src/shop/session/tabs.ts');
  const sessions = new SessionStore(() => 'familyshop');
  const client = new StorefrontClient({ link: gatewayLink(sessions, send), cache: new InMemoryCache() });
  return {
    sessions,
    client,
    sendWithOneRenewal,
    ask: (id: string) => client.preload(question, { id }),
    follow: () => followTabs(sessions, sessions.read()),
  };
}

async function openTabs(count: number, send: typeof fetch): Promise<Tab[]> {
  const tabs: Tab[] = [];
  for (let each = 0; each < count; each += 1) tabs.push(await openTab(send));
  return tabs;
}

const channels = new Set<BroadcastChannel>();
const Channel = BroadcastChannel;

/** Closed when its test is over, as with a tab. */
class ChannelOfTest extends Channel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', ChannelOfTest);
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('navigator', { ...navigator, locks: lockQueue() });
});
afterEach(() => {
  channels.forEach((channel) => channel.close());
  vi.unstubAllGlobals();
});

describe('at the edge of expiry', () => {
  test('a hundred questions show the refresh token once, and all are answered', async () => {
    const { shown, send } = aGateway();
    const { sessions, ask } = await openTab(send);
    sessions.save(aPair('r1', { seconds: 200 }), true);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => ask(String(index))));
    expect(answers.filter(({ data }) => data === undefined)).toEqual([]);
    expect(shown).toEqual(['r1']);
    expect(sessions.read()?.refreshToken).toBe('r1+');
  });

  test.each([
    ['locks', 1],
    ['no locks', 5],
  ])('five tabs of a browser with %s show it %i times, whatever they ask', async (kind, times) => {
    if (kind === 'no locks') vi.stubGlobal('navigator', { ...navigator, locks: undefined });
    const tabs = await openTabs(5, aGateway().send);
    tabs[0]?.sessions.save(aPair('r1', { seconds: 200 }), true);
    const shown: string[] = [];
    const questions = tabs.flatMap(({ sessions, sendWithOneRenewal }) => {
      const stored = sessions.read() as StoredSession;
      const ask = async (session: StoredSession, renews: boolean) => {
        if (renews) shown.push(session.refreshToken);
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (renews) sessions.takeFrom({ extensions: { session: aPair(`${session.refreshToken}+`) } }, session);
        return sessions.read()?.refreshToken;
      };
      return Array.from({ length: 20 }, () => sendWithOneRenewal(sessions, stored, ask));
    });
    expect(new Set(await Promise.all(questions))).toEqual(new Set(['r1+']));
    expect(shown).toEqual(Array.from({ length: times }, () => 'r1'));
  });

  test("a tab does not wait long for another one's missing response", async () => {
    const { send } = aGateway();
    let isFirst = true;
    const { sessions, ask } = await openTab((address, init) => {
      if (!isFirst) return send(address, init);
      isFirst = false;
      return new Promise(() => {});
    });
    sessions.save(aPair('r1', { seconds: 200 }), true);
    void ask('1');
    expect((await ask('2')).data).toBeDefined();
  });

  test('signing out during a renewal stays signed out, and the response is discarded', async () => {
    const answering = Promise.withResolvers<void>();
    const { bearers, send } = aGateway(answering.promise);
    const { sessions, ask } = await openTab(send);
    sessions.save(aPair('r1', { seconds: 200 }), true);
    const asking = ask('1');
    await expect.poll(() => bearers).toHaveLength(1);
    sessions.clear();
    answering.resolve();
    expect((await asking).data).toBeUndefined();
    expect(sessions.read()).toBeNull();
  });

  test('a last word is sent as it is: signing out needs no new pair', async () => {
    const { shown, bearers, send } = aGateway();
    const { sessions, client } = await openTab(send);
    sessions.save(aPair('r1', { seconds: 200 }), true);
    await client.query({ query: question, variables: { id: '1' }, context: { keepalive: true } });
    expect([bearers.length, shown]).toEqual([1, []]);
  });
});

const newer = { ...aPair('r2'), receivedAt: 5 };

/** A tab with a copy of a session near its end, and another tab on the same channel. */
async function openCopy() {
  const { send, shown } = aGateway();
  const tab = await openTab(send);
  tab.sessions.save(aPair('r1', { seconds: 200 }), false);
  tab.follow();
  const other = new BroadcastChannel('family-mall.sessions');
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const say = (message: object) => other.postMessage(message);
  return { ...tab, shown, other, heard, say };
}

describe('a duplicated tab, which has a copy of the tokens', () => {
  test('takes over the pair that the other one got, and keeps it to itself', async () => {
    const { sessions, say } = await openCopy();
    say({ kind: 'renewed', key: sessions.key, from: 'r1', to: newer });
    await expect.poll(() => sessions.read()).toEqual(newer);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  });

  test('asks the others for a newer pair before it sends its own', async () => {
    const { sessions, ask, shown, other, heard, say } = await openCopy();
    other.addEventListener(
      'message',
      ({ data: { kind } }) => kind === 'sought' && say({ kind: 'renewed', key: sessions.key, from: 'r1', to: newer }),
    );
    expect((await ask('1')).data).toBeDefined();
    expect(heard).toContainEqual({ kind: 'sought', key: sessions.key, from: 'r1' });
    expect(shown).toEqual([]);
  });

  test('receives it even if it was busy for the whole waiting time', async () => {
    const { sessions, ask, shown, other, say } = await openCopy();
    other.addEventListener('message', ({ data: { kind } }) => {
      if (kind !== 'sought') return;
      say({ kind: 'renewed', key: sessions.key, from: 'r1', to: newer });
      for (const end = Date.now() + 200; Date.now() < end;);
    });
    await ask('1');
    expect(shown).toEqual([]);
  });

  test('sends its new pair to the others, also to those that ask later', async () => {
    const { sessions, ask, heard, say } = await openCopy();
    await ask('1');
    const told = { kind: 'renewed', key: sessions.key, from: 'r1', to: sessions.read() };
    await expect.poll(() => heard).toContainEqual(told);
    heard.splice(0);
    say({ kind: 'sought', key: sessions.key, from: 'r1' });
    await expect.poll(() => heard).toEqual([told]);
  });

  test('ends when the other tab signs out, and sends its own end', async () => {
    const { sessions, say, heard } = await openCopy();
    const now = Date.now();
    say({ kind: 'ended', key: sessions.key, at: now });
    await expect.poll(() => sessions.read()).toBeNull();
    expect(heard).toEqual([]);
    sessions.save(aPair('r3'), false);
    sessions.clear();
    await expect.poll(() => heard).toEqual([{ kind: 'ended', key: sessions.key, at: expect.any(Number) }]);
  });
});

const store = (refreshToken: string, sub: string) =>
  localStorage.setItem(
    'family-mall.session.familyshop',
    JSON.stringify({ ...aPair(refreshToken, { sub }), receivedAt: 1 }),
  );
const told = () => window.dispatchEvent(new StorageEvent('storage', { key: 'family-mall.session.familyshop' }));

test.each([
  ['in another mall', 'family-mall.session.groupware', 1],
  ['before a sign-in', 'family-mall.session.familyshop', -60_000],
])('a sign-out %s ends nothing', async (_case, key, later) => {
  const { sessions, say } = await openCopy();
  say({ kind: 'ended', key, at: Date.now() + later });
  say({ kind: 'renewed', key: sessions.key, from: 'r1', to: newer });
  await expect.poll(() => sessions.read()).toEqual(newer);
});

describe('what another tab stored', () => {
  test('counts as renewed, as another member, or as the end', async () => {
    const { sessions, follow } = await openTab(aGateway().send);
    sessions.save(aPair('r1'), true);
    follow();
    const changes: string[] = [];
    sessions.subscribe((change) => changes.push(change));
    store('r2', 'MB1');
    told();
    told();
    store('r3', 'MB2');
    told();
    localStorage.clear();
    told();
    expect(changes).toEqual(['renewed', 'started', 'ended']);
  });

  test.each([
    ['another tab empties', () => window.dispatchEvent(new StorageEvent('storage', { key: null }))],
    ["the browser's settings empty", () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('ends with the storage that %s', async (_who, tellOf) => {
    const { sessions, follow } = await openTab(aGateway().send);
    sessions.save(aPair('r1'), true);
    follow();
    tellOf();
    expect(sessions.lastEnd).toBeNull();
    localStorage.clear();
    tellOf();
    expect(sessions.lastEnd).toBe('ended');
  });

  test("is seen by a page that comes back from the browser's cache", async () => {
    const { sessions, follow } = await openTab(aGateway().send);
    sessions.save(aPair('r1'), true);
    follow();
    localStorage.clear();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(sessions.lastEnd).toBe('ended');
  });
});
