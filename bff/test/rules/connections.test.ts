import { isNonNullType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { executableSchema } from '../../src/graphql/resolvers.ts';
import { readSchema } from '../../src/graphql/staleness.ts';

const schema = executableSchema(readSchema());
const types = Object.values(schema.getTypeMap()).filter(isObjectType);
const connections = types.flatMap((type) =>
  Object.values(type.getFields())
    .filter(({ args }) => args.some(({ name }) => name === 'after'))
    .map((field) => ({ name: `${type.name}.${field.name}`, field })),
);

test('each field with a cursor answers a connection, and the other way round', () => {
  const withEdges = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ type: answer }) => {
        const named = isNonNullType(answer) ? answer.ofType : answer;
        return isObjectType(named) && named.name.endsWith('Connection');
      })
      .map(({ name }) => `${type.name}.${name}`),
  );
  // The points of a member are a ledger around its entries; corners have numbered pages only.
  const others = ['PointLedger.entries', 'ExhibitionCorner.products'];
  expect(withEdges.filter((name) => !others.includes(name)).toSorted()).toEqual(
    connections
      .map(({ name }) => name)
      .filter((name) => name !== 'Member.points')
      .toSorted(),
  );
});

/** A mall, and a member of it, as far as lists ask. */
const mall = {
  number: 'M0001',
  url: 'familyshop',
  device: 'DESKTOP',
  openAreas: ['SHOPPING', 'CONTENT', 'MY_SHOP', 'UPLOAD'],
};
const noCall = () => Promise.reject(new Error('No call is made for a text that is no cursor.'));
const context = { mallApi: { isMemberOf: () => true, ask: noCall, asMember: noCall, asVisitor: noCall } };

test.each(connections)('$name goes on by the one rule of cursors', async ({ field }) => {
  const source = { ...mall, mall, number: 'M0001' };
  const wanted = {
    board: 'NOTICE',
    keyword: '주소',
    keywords: ['차'],
    status: 'USABLE',
    first: 20,
    after: 'no cursor',
  };
  const read = async () => field.resolve?.(source, wanted, context as never, {} as never);
  await expect(read()).rejects.toMatchObject({ extensions: { code: 'BAD_INPUT', fields: [{ path: ['after'] }] } });
});
