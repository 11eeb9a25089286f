// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionStore } from '../../src/shop/session/session-store.ts';
import { lockQueue } from '../support/lock-queue.ts';
import { aPair } from '../support/member-tokens.ts';

const key = 'family-mall.session.familyshop';
const theirs = { ...aPair('r1'), receivedAt: 5 };
const channels = new Set<BroadcastChannel>();
const Channel = BroadcastChannel;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('navigator', { ...navigator, locks: lockQueue() });
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  channels.forEach((channel) => channel.close());
  vi.unstubAllGlobals();
});

/** A tab of `familyshop`, and another tab on the same channel. */
async function openTab() {
  const { followTabs, requestSession } = await import('../../src/shop/session/tabs.ts');
  const sessions = new SessionStore(() => 'familyshop');
  const other = new BroadcastChannel('family-mall.sessions');
  const heard: { kind: string }[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data as { kind: string }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const say = (message: object) => other.postMessage(message);
  const follow = () => followTabs(sessions, sessions.read());
  return { sessions, heard, say, other, follow, request: () => requestSession(sessions) };
}

/** A tab without a session, while another one is signed in to the mall of this key. */
async function openNewTab(signedInto: string | null = key) {
  const tab = await openTab();
  if (signedInto) void navigator.locks.request(`${signedInto}.tab`, { mode: 'shared' }, () => new Promise(() => {}));
  tab.follow();
  return tab;
}

const answerWith = ({ other, say }: Awaited<ReturnType<typeof openTab>>, ...messages: object[]) =>
  other.addEventListener(
    'message',
    ({ data }) => (data as { kind: string }).kind === 'requested' && messages.forEach(say),
  );

/** Longer than a new tab waits. */
const patienceMs = 5_000;

/** Messages that were sent have arrived. */
async function messages() {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function heardOf({ heard }: Awaited<ReturnType<typeof openTab>>) {
  while (heard.length === 0) await messages();
}

/** The channel is in order: earlier messages have arrived. */
async function saidAll({ sessions, say }: Awaited<ReturnType<typeof openTab>>) {
  sessions.join(aPair('r8'));
  say({ kind: 'renewed', key, from: 'r8', to: aPair('r9') });
  await vi.waitFor(() => expect(sessions.read()?.refreshToken).toBe('r9'));
}

describe('a new tab', () => {
  test('gets the session of another one, and keeps it in session storage alone', async () => {
    const tab = await openNewTab();
    const changes: string[] = [];
    tab.sessions.subscribe((change) => changes.push(change));
    answerWith(
      tab,
      { kind: 'granted', key, session: theirs },
      { kind: 'granted', key, session: { ...aPair('r2'), receivedAt: 6 } },
    );
    await tab.request();
    expect([tab.sessions.read(), localStorage.length, changes]).toEqual([theirs, 0, ['joined']]);
  });

  test('receives later changes of that session', async () => {
    const tab = await openNewTab();
    const newer = { ...aPair('r2'), receivedAt: 7 };
    answerWith(tab, { kind: 'granted', key, session: theirs }, { kind: 'renewed', key, from: 'r1', to: newer });
    await tab.request();
    await vi.waitFor(() => expect(tab.sessions.read()).toEqual(newer));
    tab.say({ kind: 'ended', key, at: Date.now() });
    await vi.waitFor(() => expect(tab.sessions.read()).toBeNull());
  });

  test.each([
    ['that is signed in nowhere', null],
    ['of another mall', 'family-mall.session.groupware'],
  ])('%s requests no session', async (_case, signedInto) => {
    const tab = await openNewTab(signedInto);
    await tab.request();
    await saidAll(tab);
    expect(tab.heard).toEqual([]);
  });

  test('does not take what others are given', async () => {
    const tab = await openNewTab();
    tab.say({ kind: 'granted', key, session: theirs });
    await saidAll(tab);
    expect(tab.heard).toEqual([]);
  });

  test('takes nothing that is of another mall', async () => {
    const tab = await openNewTab();
    answerWith(
      tab,
      { kind: 'granted', key: 'family-mall.session.groupware', session: aPair('r7') },
      { kind: 'granted', key, session: theirs },
    );
    await tab.request();
    expect(tab.sessions.read()).toEqual(theirs);
  });

  test('goes on as a visitor where the other one is too busy to answer', async () => {
    const tab = await openNewTab();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const requested = tab.request();
    await heardOf(tab);
    await vi.advanceTimersByTimeAsync(patienceMs);
    await requested;
    expect([tab.sessions.read(), tab.heard]).toEqual([null, [{ kind: 'requested', key }]]);
  });

  test('takes an answer that came while it was too busy to hear it in time', async () => {
    const tab = await openNewTab();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const requested = tab.request();
    await heardOf(tab);
    tab.say({ kind: 'granted', key, session: theirs });
    vi.advanceTimersByTime(patienceMs);
    await messages();
    await vi.runAllTimersAsync();
    await requested;
    expect(tab.sessions.read()).toEqual(theirs);
  });

  test('with an ended session signs no other tab in', async () => {
    const tab = await openNewTab();
    tab.sessions.join(theirs);
    tab.sessions.clear();
    answerWith(tab, { kind: 'granted', key, session: theirs });
    await tab.request();
    expect(tab.sessions.read()).toBeNull();
  });
});

const held = async () => (await navigator.locks.query()).held?.map(({ name }) => name);

describe('a tab that is signed in', () => {
  test('gives its session to tabs that ask in the same mall, in its latest state', async () => {
    const tab = await openTab();
    tab.sessions.save(aPair('r1'), false);
    tab.follow();
    tab.sessions.renew(aPair('r2'));
    tab.say({ kind: 'requested', key: 'family-mall.session.groupware' });
    tab.say({ kind: 'requested', key });
    await vi.waitFor(() => expect(tab.heard.at(-1)).toEqual({ kind: 'granted', key, session: tab.sessions.read() }));
    expect(tab.heard.filter(({ kind }) => kind === 'granted')).toHaveLength(1);
  });

  test('shows that it is there until its session ends', async () => {
    const tab = await openTab();
    tab.follow();
    expect(await held()).toEqual([]);
    tab.sessions.save(aPair('r1'), false);
    await vi.waitFor(async () => expect(await held()).toEqual([`${key}.tab`]));
    tab.sessions.clear();
    await vi.waitFor(async () => expect(await held()).toEqual([]));
  });

  test('gives away nothing that is in local storage', async () => {
    const tab = await openTab();
    tab.sessions.save(aPair('r1'), true);
    tab.follow();
    expect(await held()).toEqual([]);
    tab.say({ kind: 'requested', key });
    tab.say({ kind: 'ended', key, at: Date.now() });
    await vi.waitFor(() => expect(tab.sessions.read()).toBeNull());
    expect(tab.heard).toEqual([]);
  });

  test.each(['expired', 'dormant'] as const)(
    'tells tabs with the same session that the mall refuses it: %s',
    async (end) => {
      const tab = await openTab();
      tab.sessions.save(aPair('r1'), false);
      tab.follow();
      tab.say({ kind: 'refused', key, from: 'r0', end });
      tab.sessions.clear(end);
      await vi.waitFor(() => expect(tab.heard).toEqual([{ kind: 'refused', key, from: 'r1', end }]));
      tab.sessions.save(aPair('r2'), false);
      tab.say({ kind: 'refused', key, from: 'r2', end });
      await vi.waitFor(() => expect([tab.sessions.read(), tab.sessions.lastEnd]).toEqual([null, end]));
      expect(tab.heard).toHaveLength(1);
    },
  );
});
