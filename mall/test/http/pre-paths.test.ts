import { expect, test } from 'vitest';
import { readOpenApiDocument, type Operation } from '../../src/http/openapi-document.ts';
import { requestCheckers } from '../../src/http/request-checker.ts';
import { bodyFields, operations } from '../rest/harness/contract.ts';

const prePaths = operations.filter(({ path }) => path.includes('/pre/'));

/** The contract's requests without `mallId`: an address of a mall, or a token or number that only one mall has issued. */
const withoutMall = [
  'getLoginLayout',
  'readPhoneCert',
  'redeemTicket',
  'sendStepEmail',
  'setInitialPassword',
  'verifyCertCode',
  'verifyDormantMail',
  'verifyJoinMail',
  'verifyStepEmail',
  'wakeMember',
];

const takesMall = ({ id, parameters }: Operation) =>
  parameters.some(({ name }) => name === 'mallId') || bodyFields(id).includes('mallId');

const twins = prePaths.flatMap((visitors) => {
  const path = visitors.path.replace('/pre/layout/product', '/products').replace('/pre/', '/');
  const members = operations.find((each) => each.path === path && each.method === visitors.method);
  return members ? [{ id: visitors.id, visitors, members }] : [];
});

test('every path for visitors takes a mall, except where the contract has none', () => {
  const others = prePaths.filter((operation) => !takesMall(operation)).map(({ id }) => id);
  expect(others.toSorted()).toEqual(withoutMall);
});

test('every path for visitors that takes a mall refuses a request without it', () => {
  const checkerFor = requestCheckers(readOpenApiDocument());
  const faultsOf = (operation: Operation) => {
    try {
      return checkerFor(operation)({ params: {}, query: {}, headers: {}, body: {} });
    } catch (error) {
      return error;
    }
  };
  // Of those that members may call too, test/access has the rule.
  const ofVisitors = prePaths.filter(({ id, access }) => access === 'visitor' && !withoutMall.includes(id));
  for (const operation of ofVisitors)
    expect([operation.id, faultsOf(operation)]).toEqual([
      operation.id,
      expect.objectContaining({
        code: '1400',
        data: expect.arrayContaining([expect.objectContaining({ field: 'mallId', rsnCd: 'REQUIRED' })]),
      }),
    ]);
});

test('a path for visitors is open to the same kinds of mall as its twin for members', () => {
  expect(twins.length).toBeGreaterThan(10);
  for (const { id, visitors, members } of twins)
    expect([id, visitors.allowedSalesTypes]).toEqual([id, members.allowedSalesTypes]);
});
