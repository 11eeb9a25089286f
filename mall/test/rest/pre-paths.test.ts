import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../src/http/openapi-document.ts';
import { goodCalls } from './cases/good-calls.ts';
import { bodyFields, operations } from './harness/contract.ts';
import { oneDatabase } from './harness/databases.ts';
import { openShop, type Shop } from './harness/shop.ts';

const prePaths = operations.filter(({ path }) => path.includes('/pre/'));

/** The contract's requests without `mallId`: an address of a mall, or a token or number that only one mall has issued. */
const withoutMall = [
  'getLoginLayout',
  'readPhoneCert',
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

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  test.each(prePaths.filter(({ id }) => !withoutMall.includes(id)).map(({ id }) => id))(
    '%s refuses a call without the mall',
    async (id) => {
      const sent = (await goodCalls[id]?.(shop)) ?? {};
      const body = sent.body === undefined ? undefined : { ...(sent.body as object), mallId: undefined };
      const { code, data } = await shop.send(id, { params: { ...sent.params, mallId: undefined }, body });
      expect({ code, data }).toMatchObject({ code: '1400', data: [{ field: 'mallId' }] });
    },
  );
});

test.each(twins)('$id is open to the same kinds of mall as its twin for members', ({ visitors, members }) => {
  expect(visitors.allowedSalesTypes).toEqual(members.allowedSalesTypes);
});
