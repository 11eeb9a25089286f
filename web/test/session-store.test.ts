// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { SessionStore, type SessionChange } from '../src/shared/session/session-store.ts';

const start = Date.parse('2026-05-01T00:00:00Z');
let now = start;
let changes: SessionChange[] = [];
const store = (mallUrl = 'familyshop') => new SessionStore(() => mallUrl, () => now);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  now = start;
  changes = [];
});

describe('tokens', () => {
  test('of those who stay signed in outlive the window, the others do not', () => {
    store().save(pair(), true);
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
    store().save(pair(), false);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  });

  test('that were renewed stay where they were', () => {
    const sessions = store();
    sessions.save(pair(), true);
    sessions.takeFrom({ extensions: { session: { accessToken: 'new', refreshToken: 'newer' } } });
    expect(sessions.read()?.refreshToken).toBe('newer');
    expect(localStorage.length).toBe(1);
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

describe('the refresh token is shown', () => {
  test('only when fewer than 300 seconds are left', () => {
    const sessions = store();
    sessions.save(pair(1800), true);
    now += 1_499_000;
    expect(sessions.refreshTokenToShow()).toBeUndefined();
    now += 2000;
    expect(sessions.refreshTokenToShow()).toBe('refresh');
  });

  test('by the time since it came, whatever the clock says', () => {
    now = Date.parse('1999-01-01T00:00:00Z');
    const sessions = store();
    sessions.save(pair(1800), true);
    expect(sessions.refreshTokenToShow()).toBeUndefined();
  });

  test('beside an access token that cannot be read', () => {
    const sessions = store();
    sessions.save({ accessToken: 'opaque', refreshToken: 'refresh' }, true);
    expect(sessions.refreshTokenToShow()).toBe('refresh');
  });
});

test('whoever listens hears how a session changed', () => {
  const sessions = store();
  sessions.subscribe((change) => changes.push(change));
  sessions.save(pair(), true);
  sessions.save(pair());
  sessions.takeFrom({ errors: [{ extensions: { code: 'SESSION_EXPIRED' } }] });
  sessions.clear();
  expect(changes).toEqual(['started', 'renewed', 'expired']);
  expect(sessions.read()).toBeNull();
});

function pair(seconds = 1800) {
  const issued = Math.floor(start / 1000);
  const claims = btoa(JSON.stringify({ iat: issued, exp: issued + seconds }));
  return { accessToken: `head.${claims}.sign`, refreshToken: 'refresh' };
}
