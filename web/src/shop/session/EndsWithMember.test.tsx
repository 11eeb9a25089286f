// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EndsWithMember } from './EndsWithMember.tsx';
import { SessionContext } from './session-context.ts';
import { SessionStore } from './session-store.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

let visits = 0;

/** Remembers, as hooks do, until its component ends. */
function Memory() {
  const [visit] = useState(() => (visits += 1));
  return <p>{visit}</p>;
}

const shown = () => Number(screen.getByRole('paragraph').textContent);

test('content ends with its member, and lives on while they sign in, are renewed or join another tab', () => {
  const sessions = new SessionStore(() => 'familyshop');
  const pair = { accessToken: 'a', refreshToken: 'r' };
  render(
    <SessionContext value={sessions}>
      <EndsWithMember>
        <Memory />
      </EndsWithMember>
    </SessionContext>,
  );
  const first = shown();
  act(() => sessions.save(pair, false));
  act(() => sessions.renew(pair));
  act(() => sessions.announce('joined'));
  expect(shown()).toBe(first);
  act(() => sessions.clear());
  expect(shown()).toBe(first + 1);
  // In another tab, or by the mall.
  act(() => sessions.announce('expired'));
  expect(shown()).toBe(first + 2);
});
