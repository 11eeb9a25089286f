import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings as readMallSettings } from '../../../mall/src/config.ts';
import { startMall, type RunningMall } from '../../../mall/src/server.ts';
import { fillWithSeed } from '../../../mall/test/rest/harness/seeded.ts';
import { onContractViolation } from '../../src/errors/contract-violations.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

const mallUrl = 'familyshop';
const earphones = {
  productNumber: 'GD26010291',
  optionNumber: 'GD26010291-2',
  colorName: '라벤더',
  quantity: 2,
};
const anAddress = {
  receiverName: '한가온',
  receiverPhone: '010-0000-1234',
  postalCode: '63120',
  roadAddress: '제주특별자치도 제주시 한빛로 12',
  detailAddress: '3층',
  entranceMethod: 'CODE',
  entranceDetail: '#1234',
};
const refusals = `... on Conflict { reason maximum shortages { productNumber quantity left } message }
  ... on FormRefused { message fields { path code } }`;
const cart = `cart { id lines { id number quantity unitPrice lineTotal isOrderable optionName colorName product { id number } }
  deliveryGroups { number fee freeFrom } summary { goodsTotal deliveryFee payTotal earnedPoints } }`;

let folder: string;
let mall: RunningMall;
let gateway: OpenGateway;
let authorization: Record<string, string>;
const violations: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'family-mall-buying-'));
  await fillWithSeed(folder);
  mall = await startMall(readMallSettings({ MALL_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  gateway = await openGateway(mall.url, { SIGN_IN_TRIES_PER_ADDRESS: 10_000 });
  const { data } = await gateway.ask(
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken } } }',
    { input: { mallUrl, id: 'gaon', password: 'Family!2026' } },
  );
  authorization = { authorization: `Bearer ${data.signIn.accessToken}` };
  onContractViolation((violation) => violations.push(violation));
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
  await rm(folder, { recursive: true, force: true });
});

test('a picture goes up and comes down as the mall keeps it', async () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const body = new FormData();
  body.set('file', new Blob([picture]), '뚜껑.png');
  const headers = { ...authorization, 'x-idempotency-key': randomUUID() };
  const sent = await fetch(`${gateway.url}/files?mallUrl=${mallUrl}&purpose=CLAIM`, { method: 'POST', headers, body });
  const { number, name } = (await sent.json()) as { number: string; name: string };
  expect(name).toBe('뚜껑.png');
  const back = await fetch(`${gateway.url}/files/${number}?mallUrl=${mallUrl}`, { headers: authorization });
  expect([back.status, back.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await back.arrayBuffer()).subarray(0, 8)).toEqual(picture.subarray(0, 8));
});

async function send(name: string, input: object, selection: string) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await gateway.ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${selection} ${refusals} } }`,
    { input: { mallUrl, ...input } },
    authorization,
  );
  return errors.length > 0 ? errors.map(({ extensions }) => extensions['code']) : data[name];
}

const add = (items: object[], idempotencyKey: string = randomUUID()) =>
  send('addToCart', { idempotencyKey, items }, `... on CartChanged { cartCount ${cart} }`);

async function viewer(selection: string) {
  const { data } = await gateway.ask(`{ viewer(mallUrl: "${mallUrl}") { ${selection} } }`, {}, authorization);
  return data.viewer;
}

describe('the cart', () => {
  test('holds what was put in, once for each intent', async () => {
    expect(await viewer(`cartCount ${cart}`)).toMatchObject({ cartCount: 0, cart: { lines: [] } });
    const key = randomUUID();
    const added = await add([earphones], key);
    expect(await add([earphones], key)).toEqual(added);
    const [line] = added.cart.lines;
    expect(added).toMatchObject({ __typename: 'CartChanged', cartCount: 1 });
    expect(line).toMatchObject({
      quantity: 2,
      lineTotal: 2 * line.unitPrice,
      isOrderable: true,
      colorName: '라벤더',
      product: { number: 'GD26010291' },
    });
    expect(added.cart.summary.goodsTotal).toBe(line.lineTotal);
    expect(await viewer(`cartCount ${cart}`)).toEqual({ cartCount: 1, cart: added.cart });
  });

  test('is changed line by line', async () => {
    const { cart: before } = await viewer(cart);
    const [{ number }] = before.lines;
    const changed = await send('updateCartLine', { number, quantity: 1 }, `... on CartChanged { ${cart} }`);
    expect(changed.cart.lines).toMatchObject([{ number, quantity: 1, colorName: '라벤더' }]);
    const removed = await send('removeCartLines', { numbers: [number] }, '... on CartChanged { cartCount }');
    expect(removed).toEqual({ __typename: 'CartChanged', cartCount: 0 });
  });

  test('says what stands in the way, and what is wrong in which field', async () => {
    const { data } = await gateway.ask(
      `{ mall(url: "${mallUrl}", device: DESKTOP) { product(number: "GD26010291") { ... on Goods { options { number stock } } } } }`,
    );
    const { stock } = data.mall.product.options.find(({ number }: { number: string }) => number === 'GD26010291-2');
    expect(await add([{ ...earphones, quantity: stock + 1 }])).toMatchObject({
      __typename: 'Conflict',
      reason: 'OUT_OF_STOCK',
      shortages: [{ productNumber: 'GD26010291', quantity: stock + 1, left: stock }],
    });
    expect(await add([{ ...earphones, quantity: 0 }])).toMatchObject({
      __typename: 'FormRefused',
      fields: [{ path: ['items', '0', 'quantity'], code: 'RANGE' }],
    });
    expect(await add([{ productNumber: 'GD26010291', quantity: 1 }])).toMatchObject({
      fields: [{ path: ['items', '0', 'optionNumber'] }, { path: ['items', '0', 'colorName'] }],
    });
    expect(await add([earphones], 'no key\r\n')).toEqual(['BAD_INPUT']);
    expect(await add([{ ...earphones, productNumber: 'GD0' }])).toMatchObject({
      __typename: 'FormRefused',
      fields: [],
    });
  });

  test('refuses a key that came with other goods', async () => {
    const key = randomUUID();
    await add([earphones], key);
    expect(await add([{ ...earphones, quantity: 1 }], key)).toMatchObject({
      __typename: 'Conflict',
      reason: 'KEY_REUSED',
    });
  });

  test('is a member’s alone', async () => {
    const input = { mallUrl, idempotencyKey: randomUUID(), items: [earphones] };
    const { errors } = await gateway.ask(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
      { input },
    );
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});

describe('the address book', () => {
  const addresses = 'addresses { id number receiverName receiverPhone detailAddress isDefault entranceMethod }';

  test('is masked in lists and told in full for its form', async () => {
    const created = await send(
      'createDeliveryAddress',
      { ...anAddress, idempotencyKey: randomUUID() },
      `... on DeliveryAddressesChanged { ${addresses} }`,
    );
    const [{ id, number }] = created.addresses;
    expect(created.addresses).toMatchObject([
      { receiverName: '한*온', receiverPhone: '010-****-1234', isDefault: true, entranceMethod: 'CODE' },
    ]);
    const { address } = await viewer(`address(number: "${number}") { id receiverName detailAddress entranceDetail }`);
    expect(address).toMatchObject({ receiverName: '한가온', detailAddress: '3층', entranceDetail: '#1234' });
    expect(address.id).not.toBe(id);
    expect(await viewer('address(number: "DLnone") { id }')).toEqual({ address: null });
  });

  test('is changed and emptied', async () => {
    const { addresses: before } = await viewer(addresses);
    const [{ number }] = before;
    const changed = await send(
      'updateDeliveryAddress',
      { ...anAddress, number, receiverName: '한누리' },
      `... on DeliveryAddressesChanged { ${addresses} }`,
    );
    expect(changed.addresses).toMatchObject([{ number, receiverName: '한*리', isDefault: true }]);
    const refused = await send(
      'updateDeliveryAddress',
      { ...anAddress, number, postalCode: '1', receiverName: '' },
      '',
    );
    expect(refused.fields.map(({ path }: { path: string[] }) => path)).toEqual([['receiverName'], ['postalCode']]);
    const deleted = await send('deleteDeliveryAddress', { number }, `... on DeliveryAddressesChanged { ${addresses} }`);
    expect(deleted.addresses).toEqual([]);
  });

  test('is written from postal addresses that anybody may search', async () => {
    const { data } = await gateway.ask(
      `{ mall(url: "${mallUrl}", device: DESKTOP) { postalAddresses(keyword: "제주시 한빛로", first: 3) { totalCount nodes { postalCode roadAddress isRemoteArea } pageInfo { hasNextPage } } } }`,
    );
    const { nodes, totalCount, pageInfo } = data.mall.postalAddresses;
    expect(nodes).toHaveLength(3);
    expect(pageInfo.hasNextPage).toBe(totalCount > 3);
    expect(nodes.every(({ isRemoteArea }: { isRemoteArea: boolean }) => isRemoteArea)).toBe(true);
  });
});

test('nothing that the mall sent was outside the contract', () => {
  expect(violations).toEqual([]);
});
