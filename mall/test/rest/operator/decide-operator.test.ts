import { expect, test } from 'vitest';
import { decideOperator } from '../../../src/operator/decide-operator.ts';
import { operatorOperations, type Role } from '../../../src/operator/operator-document.ts';

const roles: Role[] = ['ORDERS', 'CONTRACTS', 'SERVICE', 'ALL', 'MACHINE'];
const operations = operatorOperations();

test.each([
  ['ORDERS', 'ORDERS', null],
  ['ORDERS', 'ALL', null],
  ['ORDERS', 'SERVICE', 'OTHER_ROLE'],
  ['ORDERS', 'MACHINE', 'OTHER_ROLE'],
  ['MACHINE', 'MACHINE', null],
  ['MACHINE', 'ALL', 'OTHER_ROLE'],
] as const)('what is open to %s answers %s with %s', (open, role, refusal) => {
  expect(decideOperator(new Set<Role>([open]), { role, isForged: false })).toBe(refusal);
});

test('without a valid key nothing is open but the sign-in, which asks for one itself', () => {
  const open = operations.filter((operation) => decideOperator(operation.roles, null) === null);
  expect(open.map(({ id }) => id)).toEqual(['beginDesk']);
});

test("a browser's change without its token is refused to every role", () => {
  const allowed = operations.flatMap(({ id, roles: open }) =>
    roles.filter((role) => open !== null && decideOperator(open, { role, isForged: true }) === null).map(() => id),
  );
  expect(allowed).toEqual([]);
});

test('each role has operations that are closed to it, and keys are the business of this machine alone', () => {
  for (const role of ['ORDERS', 'CONTRACTS', 'SERVICE'] as const) {
    const closed = operations.filter(({ roles: open }) => decideOperator(open, { role, isForged: false }) !== null);
    expect(closed.length).toBeGreaterThan(5);
  }
  const ofMachine = operations.filter(({ roles: open }) => open?.has('MACHINE'));
  expect(ofMachine.map(({ id }) => id)).toEqual(['listKeys', 'addKey', 'revokeKey']);
});
