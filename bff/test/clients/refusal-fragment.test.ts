import {
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  parse,
  validate,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../helpers/everything.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';
import { readRefusalFragment } from './guide.ts';

const fragment = readRefusalFragment();
const isRefusal = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'UserError');
const results = Object.values(schema.getTypeMap())
  .filter(isUnionType)
  .filter((union) => union.getTypes().some(isRefusal));

let mall: FakeMall;
let gateway: OpenGateway;
beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

/** All fields of a type that need no argument. */
function fieldsOf(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  return fields
    .map(({ name, type: inner }) => (isCompositeType(getNamedType(inner)) ? `${name} { __typename }` : name))
    .join(' ');
}

test.each(results)('the fragment fits $name, beside all fields of its successes', (union) => {
  const successes = union.getTypes().filter((type) => !isRefusal(type));
  const selected = successes.map((type) => `... on ${type.name} { ${fieldsOf(type)} }`).join(' ');
  const document = parse(`${fragment} query { ...Result } fragment Result on ${union.name} { ${selected} ...Refusal }`);
  const errors = validate(schema, document).filter(({ message }) => !message.includes('can never be of type'));
  expect(errors.map(({ message }) => message)).toEqual([]);
});

test('the fragment reads the data of every refusal', () => {
  const refusals = Object.values(schema.getTypeMap()).filter(isObjectType).filter(isRefusal);
  const shared = new Set(['message', 'code']);
  const missing = refusals
    .filter((type) => Object.keys(type.getFields()).some((name) => !shared.has(name)))
    .filter(({ name }) => !fragment.includes(`... on ${name} {`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

const headers = { authorization: `Bearer ${anAccessToken()}` };
const add = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { ... on CartChanged { cart { id } } ...Refusal } } ${fragment}`;
const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken } ...Refusal } } ${fragment}`;

test('the fragment reads a conflict, a refused form and a refused sign-in as they come', async () => {
  const { data } = await gateway.ask(
    '{ mall(url: "familyshop", device: MOBILE) { product(number: "GD00000101") { ... on Goods { variants { id } } } } }',
  );
  const items = [{ variantId: data.mall.product.variants[0].id, quantity: 1 }];
  const input = { mallUrl: 'familyshop', idempotencyKey: 'an-intent-of-mine', items };
  mall.on('carts', (_call, response) => refusal(response, 409, '1409', '99개까지예요.', { rsnCd: 'LIMIT', max: 99 }));
  expect((await gateway.ask(add, { input }, headers)).data.addToCart).toEqual({
    __typename: 'LimitReached',
    message: '99개까지예요.',
    code: 'LIMIT_REACHED',
    maximum: 99,
  });
  const fault = { field: 'itemList[0].qty', reason: '1개부터예요.', rsnCd: 'RANGE' };
  mall.on('carts', (_call, response) => refusal(response, 400, '1400', '입력값을 확인해주세요.', [fault]));
  expect((await gateway.ask(add, { input }, headers)).data.addToCart).toMatchObject({
    __typename: 'FormRefused',
    code: 'INVALID_FIELDS',
    fields: [{ path: ['items', '0', 'quantity'], code: 'RANGE', reason: '1개부터예요.' }],
  });
  mall.on('auth/sign-in', (_call, response) => refusal(response, 401, '1250', '일치하지 않아요.'));
  const refused = await gateway.ask(signIn, { input: { mallUrl: 'familyshop', id: 'gaon', password: 'guess' } });
  expect(refused.data.signIn).toMatchObject({
    __typename: 'SignInRefused',
    signInReason: 'WRONG_CREDENTIALS',
    stepToken: null,
  });
});
