import { getNamedType, isInterfaceType, isObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anOrder } from '../buying/samples.ts';
import { schema } from '../helpers/everything.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aGoods, aMall, anAccessToken, samples } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;
const bearerOf = (mallId: string, memNo = 'MB1') => ({ authorization: `Bearer ${anAccessToken({ mallId, memNo })}` });
const member = bearerOf('M0001');
/** A member of a mall that is not the default one. */
const other = bearerOf('M-groupware', 'MB2');

beforeAll(async () => {
  mall = await startFakeMall();
  const answers: Record<string, unknown> = {
    ...samples,
    'products/goods/GD00000101': aGoods({ mktPrc: 9_900 }),
    'layout/menu': samples['pre/layout/menu'],
    'orders/OR1': anOrder(),
    wishes: { goodsList: [aGoods()], ncpList: [], totalCnt: 1, page: 1, size: 20 },
  };
  for (const [path, answer] of Object.entries(answers)) mall.on(path, () => answer);
  mall.on('pre/layout/login', ({ query }) => {
    const mallUrl = query.get('mallUrl') || 'familyshop';
    return { adMall: aMall({ mallId: mallUrl === 'familyshop' ? 'M0001' : `M-${mallUrl}`, mallUrl }), endPoint: '' };
  });
  mall.on('users/info', ({ headers }) => ({
    memNo: headers.authorization === other.authorization ? 'MB2' : 'MB1',
    memNm: '홍길동',
    salesType: 'GENERAL',
  }));
  gateway = await openGateway(mall.url);
});
beforeEach(() => void mall.calls.splice(0));
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

async function ask(query: string, headers: Record<string, string> = {}) {
  const { data, errors } = await gateway.ask(query, {}, headers);
  expect(errors).toEqual([]);
  return data;
}
const nodeOf = async (id: string, headers: Record<string, string> = {}, fields = '') =>
  (await ask(`{ node(id: "${id}") { __typename id ${fields} } }`, headers)).node;

const inMall = (url: string, fields: string, device = 'DESKTOP') =>
  `{ mall(url: "${url}", device: ${device}) { ${fields} } }`;
const productIn = async (url: string, headers = {}) =>
  (await ask(inMall(url, 'product(number: "GD00000101") { id }'), headers)).mall.product.id as string;

const idOf = (...parts: string[]) => Buffer.from(parts.join('\0')).toString('base64url');

describe('a node', () => {
  test('is a product, at the price of who asks', async () => {
    const id = await productIn('familyshop');
    const fields = '... on Goods { number marketPrice images { url } }';
    expect(await nodeOf(id, {}, fields)).toMatchObject({ __typename: 'Goods', id, marketPrice: null });
    expect(await nodeOf(id, member, fields)).toMatchObject({ id, marketPrice: 9_900 });
  });

  test.each(['familyshop', 'groupware'])('belongs to the mall that its id names: %s', async (url) => {
    const id = await productIn(url);
    mall.calls.splice(0);
    expect(await nodeOf(id)).toMatchObject({ id });
    expect(mall.callsTo('pre/layout/product/goods/GD00000101')[0]?.query.get('mallId')).toBe(
      url === 'familyshop' ? 'M0001' : 'M-groupware',
    );
  });

  test.each(['DESKTOP', 'MOBILE'])('is a category, with the links of its device: %s', async (device) => {
    const { category } = (await ask(inMall('familyshop', 'category(number: "200100") { id url }', device))).mall;
    expect(await nodeOf(category.id, {}, '... on Category { url }')).toEqual({ __typename: 'Category', ...category });
  });

  test('is the member who asks, and no other', async () => {
    const { id } = (await ask('{ viewer(mallUrl: "familyshop") { id } }', member)).viewer;
    expect(await nodeOf(id, member, '... on Member { number }')).toEqual({ __typename: 'Member', id, number: 'MB1' });
    expect(await nodeOf(id)).toBeNull();
    expect(await nodeOf(id, bearerOf('M0001', 'MB9'))).toBeNull();
    expect(await nodeOf(id, other)).toBeNull();
  });

  test('is an order of the member who asks', async () => {
    const { id } = (await ask('{ viewer(mallUrl: "familyshop") { order(number: "OR1") { id } } }', member)).viewer
      .order;
    expect(await nodeOf(id, member, '... on GoodsOrder { number }')).toEqual({
      __typename: 'GoodsOrder',
      id,
      number: 'OR1',
    });
    mall.calls.splice(0);
    expect(await nodeOf(id)).toBeNull();
    expect(await nodeOf(id, other)).toBeNull();
    expect(mall.callsTo('orders/OR1')).toEqual([]);
  });

  test('of a mall whose address a token does not tell is found by the same token', async () => {
    const elsewhere = bearerOf('M-elsewhere');
    const { id, favorites } = (await ask('{ viewer { id favorites { nodes { id } } } }', elsewhere)).viewer;
    expect(await nodeOf(id, elsewhere)).toMatchObject({ __typename: 'Member', id });
    const [product] = favorites.nodes;
    expect(await nodeOf(product.id, elsewhere)).toMatchObject({ __typename: 'Goods', id: product.id });
    expect(await nodeOf(product.id)).toBeNull();
  });

  test.each([
    ['any text', 'GD00000101'],
    ['nothing', ''],
    ['another kind', idOf('Popup', 'M0001', '7')],
    ['a device that there is none of', idOf('Category', 'familyshop', '200100', 'TV')],
    ['a category that is not in the menu', idOf('Category', 'familyshop', '999', 'DESKTOP')],
    ['an address that no mall can have', idOf('Product', '../admin', 'GD00000101')],
    ['a number that no product can have', idOf('Product', 'familyshop', '../orders/OR1')],
    ['the number of a mall', idOf('Product', '#M0001', 'GD00000101')],
  ])('is null for the id of %s', async (_what, id) => {
    expect(await nodeOf(id)).toBeNull();
  });

  test('that is gone is null', async () => {
    const id = (await productIn('familyshop')).slice(0);
    mall.on('pre/layout/product/goods/GD00000101', (_call, response) => refusal(response, 404, '1404', '없어요.'));
    expect(await nodeOf(id)).toBeNull();
    mall.on('pre/layout/product/goods/GD00000101', () => aGoods());
  });
});

test('everything with an id is a node', () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) || isInterfaceType(type));
  const node = schema.getType('Node');
  const others = types.filter(
    (type) =>
      type !== node &&
      getNamedType(type.getFields()['id']?.type)?.name === 'ID' &&
      !type.getInterfaces().some((each) => each === node),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});
