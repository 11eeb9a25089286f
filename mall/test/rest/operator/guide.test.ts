import { expect, test } from 'vitest';
import { contractCalls, guideCalls } from './guide-calls.ts';

/** The desk signs in by itself, and keys are the command's. */
const withoutGuide = ['beginDesk', 'getDesk', 'endDesk', 'listKeys', 'addKey', 'revokeKey'];

test('the guide for the people of the shop names every call of the door, and none besides', () => {
  const { named, unknown } = guideCalls();
  expect(unknown).toEqual([]);
  const missing = [...contractCalls()].filter(([call]) => !named.has(call)).map(([, id]) => id);
  expect(missing.toSorted()).toEqual(withoutGuide.toSorted());
});
