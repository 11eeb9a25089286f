// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { SessionStore, type SessionChange, type StoredSession } from '../src/shop/session/session-store.ts';

const start = Date.parse('2026-05-01T00:00:00Z');
let now = start;
let changes: SessionChange[] = [];
const store = (mallUrl = 'familyshop') =>
  new SessionStore(
    () => mallUrl,
    () => now,
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  now = start;
  changes = [];
});

describe('tokens', () => {
  test('of members who stay signed in outlive the window, others do not', () => {
    store().save(pair(), true);
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
    store().save(pair(), false);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  });

  test.each([true, false])('that were renewed keep their storage (stays signed in: %s)', (staysSignedIn) => {
    const sessions = store();
    sessions.save(pair(), staysSignedIn);
    sessions.takeFrom({ extensions: { session: { accessToken: 'new', refreshToken: 'newer' } } }, kept(sessions));
    expect(sessions.read()?.refreshToken).toBe('newer');
    expect([localStorage.length, sessionStorage.length]).toEqual(staysSignedIn ? [1, 0] : [0, 1]);
  });

  test("of a guest are kept for this visit, and never in the place of a member's", () => {
    const sessions = store();
    sessions.subscribe((change) => void changes.push(change));
    sessions.join(pair());
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
    sessions.join({ accessToken: 'other', refreshToken: 'other' });
    expect(sessions.read()).toMatchObject(pair());
    expect(changes).toEqual(['joined']);
    expect(sessions.generation).toBe(0); // the visitor's queries belong to the guest as well
  });

  test('of one mall are unknown to another', () => {
    store('familyshop').save(pair(), true);
    expect(store('groupware').read()).toBeNull();
  });

  test('that are no tokens are none', () => {
    localStorage.setItem('family-mall.session.familyshop', '{"accessToken":1}');
    expect(store().read()).toBeNull();
    localStorage.setItem('family-mall.session.familyshop', 'not json');
    expect(store().read()).toBeNull();
  });
});

const isDue = (sessions: SessionStore) => sessions.isDue(kept(sessions));

describe('a session is due to be renewed', () => {
  test('only when fewer than 300 seconds are left', () => {
    const sessions = store();
    sessions.save(pair(1800), true);
    now += 1_499_000;
    expect(isDue(sessions)).toBe(false);
    now += 2000;
    expect(isDue(sessions)).toBe(true);
  });

  test.each(['1999-01-01T00:00:00Z', '2061-01-01T00:00:00Z'])(
    'by the time since its receipt, even if the clock says %s',
    (clock) => {
      now = Date.parse(clock);
      const sessions = store();
      sessions.save(pair(1800), true);
      expect(isDue(sessions)).toBe(false);
      now += 1_501_000;
      expect(isDue(sessions)).toBe(true);
    },
  );

  test('where its access token cannot be read', () => {
    const sessions = store();
    sessions.save({ accessToken: 'opaque', refreshToken: 'refresh' }, true);
    expect(isDue(sessions)).toBe(true);
  });
});

test('listeners get how a session changed', () => {
  const sessions = store();
  sessions.subscribe((change) => changes.push(change));
  sessions.save(pair(), true);
  sessions.takeFrom({ extensions: { session: pair() } }, kept(sessions));
  sessions.takeFrom({ errors: [{ extensions: { code: 'SESSION_EXPIRED' } }] }, kept(sessions));
  sessions.clear();
  expect(changes).toEqual(['started', 'renewed', 'expired']);
  expect(sessions.read()).toBeNull();
});

test('a dormant account has no session, and the reason is known until the next sign-in', () => {
  const sessions = store();
  sessions.save(pair(), true);
  sessions.takeFrom({ errors: [{ extensions: { code: 'DORMANT_ACCOUNT' } }] }, kept(sessions));
  expect([sessions.read(), sessions.lastEnd]).toEqual([null, 'dormant']);
  sessions.save(pair(), true);
  expect(sessions.lastEnd).toBeNull();
});

describe('an answer to a session that is no longer kept', () => {
  const old: StoredSession = { ...pair(), refreshToken: 'old', receivedAt: start };
  const renewal = { extensions: { session: { accessToken: 'late', refreshToken: 'later' } } };
  const refusal = { errors: [{ extensions: { code: 'SESSION_EXPIRED' } }] };

  test('does not bring those who signed out back', () => {
    const sessions = store();
    sessions.takeFrom(renewal, old);
    expect(sessions.read()).toBeNull();
  });

  test('neither renews nor ends the one that replaced it', () => {
    const sessions = store();
    sessions.save(pair(), true);
    sessions.takeFrom(renewal, old);
    sessions.takeFrom(refusal, old);
    expect(sessions.read()?.refreshToken).toBe('refresh');
  });
});

function kept(sessions: SessionStore): StoredSession {
  const session = sessions.read();
  if (!session) throw new Error('Nothing is kept');
  return session;
}

function pair(seconds = 1800) {
  const issued = Math.floor(start / 1000);
  const claims = btoa(JSON.stringify({ iat: issued, exp: issued + seconds }));
  return { accessToken: `head.${claims}.sign`, refreshToken: 'refresh' };
}
