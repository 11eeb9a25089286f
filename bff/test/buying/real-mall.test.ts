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
const returnUrl = 'http://localhost:4000/pg?mallUrl=familyshop';
const refusals = `... on Conflict { reason maximum shortages { productNumber quantity left } newPayTotal newSummary { payTotal } orderStatus claimStatus couponNumber usablePoints message }
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
  mall = await startMall(readMallSettings({ MALL_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', PG_TEST: '1' }));
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

test('a file is uploaded and downloaded as the mall stores it', async () => {
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

const numbersOf = (answer: { number: string; paymentRequest: { number: string } }) => ({
  orderNumber: answer.number,
  payNumber: answer.paymentRequest.number,
});

/** Presses a button at the test company's page; returns its result as the client sends it. */
async function play(payNumber: string, form: Record<string, string>) {
  const page = await fetch(`${mall.url}/pg-test/${payNumber}/play`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const text = await page.text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`, 'u').exec(text)?.[1];
  return {
    mallUrl,
    provider: field('pgCd'),
    number: field('payNo'),
    orderNumber: field('ordNo'),
    token: field('authToken'),
    result: field('resultCd'),
  };
}

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

  test('says what prevents it, and what is wrong in which field', async () => {
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

  test('is masked in lists and unmasked in its form', async () => {
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

  test('is written from postal addresses that anyone may search', async () => {
    const { data } = await gateway.ask(
      `{ mall(url: "${mallUrl}", device: DESKTOP) { postalAddresses(keyword: "제주시 한빛로", first: 3) { totalCount nodes { postalCode roadAddress isRemoteArea } pageInfo { hasNextPage } } } }`,
    );
    const { nodes, totalCount, pageInfo } = data.mall.postalAddresses;
    expect(nodes).toHaveLength(3);
    expect(pageInfo.hasNextPage).toBe(totalCount > 3);
    expect(nodes.every(({ isRemoteArea }: { isRemoteArea: boolean }) => isRemoteArea)).toBe(true);
  });
});

describe('orders', () => {
  const summary = 'summary { goodsTotal couponDiscount deliveryFee remoteAreaFee usedPoints payTotal earnedPoints }';
  const sheet = `id number expiresAt lines { cartLineNumber productNumber name quantity unitPrice lineTotal } deliveryGroups { number fee }
    buyer { name phone email } coupons { number isUsable } points { held usable } paymentMethods { method name cards { code months interestFreeMonths } }
    installments { months total monthly firstMonth isInterestFree } agreements { code html isRequired } choice { couponNumbers points addressNumber } ${summary}`;
  const order = `id number orderedAt type status title itemCount payTotal paymentDueAt availableActions
    items { id number status productNumber quantity unitPrice lineTotal payTotal returnableUntil availableActions } deliveryGroups { fee } ${summary}
    buyer { name phone } delivery { receiverName roadAddress } payment { method methodName status cardName } receipts { amount } claims { number } history { status actor at }`;
  const placed = `... on OrderPlaced { number payTotal paymentDueAt order { ${order} } paymentRequest { number provider url method parameters { name value } expiresAt } }`;
  const write = (input: object, idempotencyKey: string = randomUUID()) =>
    send('createOrderSheet', { idempotencyKey, ...input }, `... on OrderSheet { ${sheet} }`);
  const price = (number: string, choice: object) =>
    send('priceOrderSheet', { number, couponNumbers: [], points: 0, ...choice }, `... on OrderSheet { ${sheet} }`);
  let address: string;

  beforeAll(async () => {
    const input = { ...anAddress, idempotencyKey: randomUUID() };
    const book = await send('createDeliveryAddress', input, '... on DeliveryAddressesChanged { addresses { number } }');
    address = book.addresses[0].number;
  });

  /** A sheet of one item with an address, and what it takes to order it as it was shown. */
  async function readyToOrder() {
    const { number } = await write({ directItem: { ...earphones, quantity: 1 } });
    const priced = await price(number, { addressNumber: address });
    const [card] = priced.paymentMethods.find(({ method }: { method: string }) => method === 'CARD').cards;
    return {
      idempotencyKey: randomUUID(),
      sheetNumber: number,
      buyer: priced.buyer,
      addressNumber: address,
      paymentMethod: 'CARD',
      cardCode: card.code,
      installmentMonths: 1,
      couponNumbers: [],
      points: 0,
      payTotal: priced.summary.payTotal,
      agreedTerms: priced.agreements.map(({ code }: { code: string }) => code),
      returnUrl,
    };
  }

  test('start with a sheet of the cart, once for each intent, that keeps the choices', async () => {
    const { cart: filled } = await add([earphones]);
    const [line] = filled.lines;
    const key = randomUUID();
    const written = await write({ cartLineNumbers: [line.number] }, key);
    expect(await write({ cartLineNumbers: [line.number] }, key)).toEqual(written);
    expect(written).toMatchObject({
      __typename: 'OrderSheet',
      lines: [
        {
          cartLineNumber: line.number,
          productNumber: 'GD26010291',
          quantity: line.quantity,
          lineTotal: line.lineTotal,
        },
      ],
      buyer: { name: '한가온' },
      choice: { couponNumbers: [], points: 0, addressNumber: address },
      summary: { goodsTotal: line.lineTotal, remoteAreaFee: 3_000 },
    });
    expect(written.agreements.length).toBeGreaterThan(0);
    const priced = await price(written.number, { addressNumber: null });
    expect(priced).toMatchObject({ choice: { addressNumber: null }, summary: { remoteAreaFee: 0 } });
    const { orderSheet } = await viewer(`orderSheet(number: "${written.number}") { __typename ${sheet} }`);
    expect(orderSheet).toEqual(priced);
    expect(await viewer('orderSheet(number: "OS20260101XXXXXXXXXX") { id }')).toEqual({ orderSheet: null });
  });

  test('refuse a sheet of nothing or of both, more points than there are, and a coupon of another member', async () => {
    for (const input of [{}, { cartLineNumbers: ['CA1'], directItem: earphones }])
      expect(await write(input)).toMatchObject({ __typename: 'FormRefused' });
    expect(await write({ directItem: { ...earphones, quantity: 0 } })).toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ path: ['directItem', 'quantity'], code: 'RANGE' })]),
    });
    const { number, points } = await write({ directItem: earphones });
    expect(await price(number, { points: points.held + 10_000 })).toMatchObject({
      reason: 'POINTS_UNUSABLE',
      usablePoints: points.usable,
    });
    expect(await price(number, { points: 5 })).toMatchObject({ fields: [{ path: ['points'] }] });
    expect(await price(number, { couponNumbers: ['CI20260101XXXXXXXXXX'] })).toMatchObject({
      reason: 'COUPON_UNUSABLE',
      couponNumber: 'CI20260101XXXXXXXXXX',
    });
    expect(await price('OS20260101XXXXXXXXXX', {})).toMatchObject({ __typename: 'FormRefused', fields: [] });
  });

  test("are placed at the price that was shown, once for each intent, and return the payment company's form", async () => {
    const wanted = await readyToOrder();
    const answer = await send('placeOrder', wanted, placed);
    expect(await send('placeOrder', wanted, placed)).toEqual(answer);
    expect(answer).toMatchObject({
      __typename: 'OrderPlaced',
      payTotal: wanted.payTotal,
      paymentRequest: { method: 'POST', url: expect.stringMatching(/^http:\/\/localhost:4000\/pg-test\//u) },
      order: {
        number: answer.number,
        type: 'GOODS',
        status: 'AWAITING_PAYMENT',
        payTotal: wanted.payTotal,
        availableActions: ['PAY', 'CANCEL'],
        items: [{ status: 'AWAITING_PAYMENT', productNumber: 'GD26010291', quantity: 1, returnableUntil: null }],
        delivery: { receiverName: '한*온' },
        buyer: { name: '한*온' },
      },
    });
    expect(answer.order.paymentDueAt).toBe(answer.paymentDueAt);
    const { order: found } = await viewer(`order(number: "${answer.number}") { ${order} shipments { carrier } }`);
    expect(found).toEqual({ ...answer.order, shipments: [] });
    const listed = await viewer(
      'orders(type: GOODS, status: AWAITING_PAYMENT) { totalCount nodes { number title payTotal availableActions } }',
    );
    expect(listed.orders.nodes[0]).toMatchObject({ number: answer.number, payTotal: wanted.payTotal });
    const { data, errors } = await gateway.ask(
      `{ viewer(mallUrl: "${mallUrl}") { orderSheet(number: "${wanted.sheetNumber}") { id } } }`,
      {},
      authorization,
    );
    expect([data.viewer.orderSheet, errors[0]?.extensions['code']]).toEqual([null, 'CONFLICT']);
    expect(await send('placeOrder', { ...wanted, idempotencyKey: randomUUID() }, placed)).toMatchObject({
      reason: 'EXPIRED',
    });
  });

  test('are refused at another price, and say which fields are wrong', async () => {
    const wanted = await readyToOrder();
    expect(await send('placeOrder', { ...wanted, payTotal: wanted.payTotal - 1 }, placed)).toMatchObject({
      __typename: 'Conflict',
      reason: 'PRICE_CHANGED',
      newPayTotal: wanted.payTotal,
      newSummary: { payTotal: wanted.payTotal },
    });
    const wrong = { buyer: { ...wanted.buyer, phone: '1', email: 'x' }, idempotencyKey: randomUUID() };
    const { fields } = await send('placeOrder', { ...wanted, ...wrong }, placed);
    expect(fields.map(({ path }: { path: string[] }) => path)).toEqual([
      ['buyer', 'phone'],
      ['buyer', 'email'],
    ]);
    const disagreed = { agreedTerms: [], idempotencyKey: randomUUID() };
    expect(await send('placeOrder', { ...wanted, ...disagreed }, placed)).toMatchObject({
      fields: [{ path: expect.arrayContaining(['agreedTerms']) }],
    });
  });

  const payment = `__typename id orderNumber number status amount isRetryable failureMessage paidAt virtualAccount { bankName accountNumber dueAt }`;
  const returned = `... on Payment { ${payment} }`;
  const place = async (choice: object = {}) => send('placeOrder', { ...(await readyToOrder()), ...choice }, placed);

  const comeBack = async (input: object, headers: Record<string, string> = authorization) => {
    const { data, errors } = await gateway.ask(
      `mutation ($input: ReturnFromPaymentInput!) { returnFromPayment(input: $input) { ${returned} ... on FormRefused { message } } }`,
      { input },
      headers,
    );
    expect(errors).toEqual([]);
    return data.returnFromPayment;
  };

  test('are paid at the company, which is the only source of truth, and stay so when reported again', async () => {
    const answer = await place();
    const { orderNumber, payNumber } = numbersOf(answer);
    const open = await viewer(`payment(orderNumber: "${orderNumber}") { ${payment} }`);
    expect(open.payment).toMatchObject({ number: payNumber, status: 'READY', amount: answer.payTotal, paidAt: null });
    const lie = { mallUrl, provider: 'TEST', number: payNumber, orderNumber, result: 'APPROVED' };
    expect((await comeBack(lie)).status).not.toBe('PAID');

    const posted = await play(payNumber, { act: 'approve' });
    const paid = await comeBack(posted);
    expect(paid).toMatchObject({ orderNumber, number: payNumber, status: 'PAID', amount: answer.payTotal });
    expect(await comeBack(posted)).toEqual(paid);
    const now = await viewer(
      `payment(orderNumber: "${orderNumber}") { ${payment} } order(number: "${orderNumber}") { ${order} }`,
    );
    expect(now.payment).toEqual(paid);
    expect(now.order).toMatchObject({
      status: 'PAID',
      paymentDueAt: null,
      availableActions: ['CANCEL'],
      payment: { method: 'CARD', status: 'PAID' },
      receipts: [{ amount: answer.payTotal }],
    });
    const again = { idempotencyKey: randomUUID(), orderNumber, paymentMethod: 'TRANSFER', returnUrl };
    expect(await send('retryPayment', again, placed)).toMatchObject({ reason: 'WRONG_STATE', orderStatus: 'PAID' });
  });

  test('are paid by another attempt when the first was refused, also for a visitor who comes back without a session', async () => {
    const { orderNumber, payNumber } = numbersOf(await place());
    expect(await comeBack(await play(payNumber, { act: 'refuse' }))).toMatchObject({
      status: 'FAILED',
      isRetryable: true,
      failureMessage: expect.stringMatching(/[가-힣]/u),
    });
    const retry = { idempotencyKey: randomUUID(), orderNumber, paymentMethod: 'TRANSFER', returnUrl };
    const retried = await send('retryPayment', retry, placed);
    expect(await send('retryPayment', retry, placed)).toEqual(retried);
    expect(retried).toMatchObject({ number: orderNumber, order: { status: 'AWAITING_PAYMENT' } });
    const posted = await play(retried.paymentRequest.number, { act: 'approve' });
    const known = { __typename: 'Payment', orderNumber, status: 'PAID', number: null, amount: null, paidAt: null };
    expect(await comeBack(posted, {})).toMatchObject(known);
    const { payment: told } = await viewer(`payment(orderNumber: "${orderNumber}") { ${payment} }`);
    expect(told).toMatchObject({ status: 'PAID', number: retried.paymentRequest.number });
  });

  test('by a virtual account wait for the deposit', async () => {
    const answer = await place({ paymentMethod: 'VIRTUAL_ACCOUNT', cardCode: null, installmentMonths: null });
    const { orderNumber, payNumber } = numbersOf(answer);
    const waiting = await comeBack(await play(payNumber, { act: 'approve' }));
    expect(waiting).toMatchObject({
      status: 'AWAITING_DEPOSIT',
      virtualAccount: { bankName: expect.any(String), accountNumber: expect.any(String), dueAt: expect.any(String) },
    });
    const { order: held } = await viewer(
      `order(number: "${orderNumber}") { status paymentDueAt payment { virtualAccount { accountNumber dueAt } } }`,
    );
    const { accountNumber, dueAt } = waiting.virtualAccount;
    expect(held).toEqual({
      status: 'AWAITING_PAYMENT',
      paymentDueAt: dueAt,
      payment: { virtualAccount: { accountNumber, dueAt } },
    });
  });

  test('that are paid are cancelled for the sum that the preview showed, and for no other', async () => {
    const answer = await place();
    const { orderNumber, payNumber } = numbersOf(answer);
    await comeBack(await play(payNumber, { act: 'approve' }));
    const [item] = answer.order.items;
    const wanted = { orderNumber, items: [{ number: item.number, quantity: 1 }], reason: 'CHANGED_MIND' };
    const cancel = (input: object) =>
      send(
        'cancelOrder',
        { idempotencyKey: randomUUID(), ...wanted, ...input },
        '... on Claim { number status type refundTotal returnDeliveryFee refundDueOn order { status items { status } claims { number claimReason } } }',
      );
    const preview = async (type: string) => {
      const { order: shown } = await viewer(
        `order(number: "${orderNumber}") { status claimPreview(input: { type: ${type}, items: [{ number: "${item.number}", quantity: 1 }], reason: CHANGED_MIND }) {
          __typename ... on ClaimPreview { refundTotal returnDeliveryFee restoredPoints } ... on Conflict { reason orderStatus } } }`,
      );
      expect(shown.status).toBe('PAID');
      return shown.claimPreview;
    };
    const shown = await preview('CANCEL');
    expect(shown).toEqual({
      __typename: 'ClaimPreview',
      refundTotal: answer.payTotal,
      returnDeliveryFee: 0,
      restoredPoints: 0,
    });
    expect(await cancel({ refundTotal: answer.payTotal - 1 })).toMatchObject({ reason: 'PRICE_CHANGED' });
    expect(await preview('RETURN')).toMatchObject({ reason: 'WRONG_STATE', orderStatus: 'PAID' });
    const done = await cancel({ refundTotal: shown.refundTotal });
    expect(done).toMatchObject({
      number: expect.any(String),
      status: 'DONE',
      type: 'CANCEL',
      refundTotal: answer.payTotal,
      order: {
        status: 'CANCELLED',
        items: [{ status: 'CANCELLED' }],
        claims: [{ number: done.number, claimReason: 'CHANGED_MIND' }],
      },
    });
    const { payment: told } = await viewer(`payment(orderNumber: "${orderNumber}") { status }`);
    expect(told).toEqual({ status: 'REFUNDED' });
    const key = randomUUID();
    expect(
      await send('withdrawClaim', { idempotencyKey: key, number: done.number }, '... on GoodsOrder { number }'),
    ).toMatchObject({
      reason: 'WRONG_STATE',
      claimStatus: 'DONE',
    });
    const confirming = { idempotencyKey: randomUUID(), orderNumber, itemNumbers: [item.number] };
    expect(await send('confirmPurchase', confirming, '... on GoodsOrder { number }')).toMatchObject({
      reason: 'WRONG_STATE',
    });
  });

  test('a return from a payment that does not exist is refused', async () => {
    const { orderNumber } = numbersOf(await place());
    const madeUp = { mallUrl, provider: 'TEST', number: 'PY20260101XXXXXXXXXX', orderNumber, result: 'APPROVED' };
    for (const headers of [authorization, {}])
      expect(await comeBack(madeUp, headers)).toEqual({ message: expect.any(String) });
    expect(await viewer('payment(orderNumber: "OR20260101XXXXXXXXXX") { id }')).toEqual({ payment: null });
  });

  test.each(['visitors', 'members'])('come with guides to paying and to refunds for %s', async (who) => {
    const { data, errors } = await gateway.ask(
      `{ mall(url: "${mallUrl}", device: DESKTOP) { paymentNotices { method html } claimGuides { method html } } }`,
      {},
      who === 'members' ? authorization : {},
    );
    expect(errors).toEqual([]);
    for (const guides of [data.mall.paymentNotices, data.mall.claimGuides]) {
      expect(guides.length).toBeGreaterThan(3);
      expect(
        guides.every(({ method, html }: { method: string | null; html: string }) => method !== null && html !== ''),
      ).toBe(true);
    }
  });

  test('of other days and kinds are not in a list of today', async () => {
    const counts = await viewer(
      'all: orders { totalCount } phones: orders(type: PHONE) { totalCount } before: orders(from: "2020-01-01", to: "2020-12-31") { totalCount }',
    );
    expect(counts).toMatchObject({ phones: { totalCount: 0 }, before: { totalCount: 0 } });
    expect(counts.all.totalCount).toBeGreaterThan(0);
    const { errors } = await gateway.ask(
      `{ viewer(mallUrl: "${mallUrl}") { orders(from: "2020-01-01", to: "2024-12-31") { totalCount } } }`,
      {},
      authorization,
    );
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ field: expect.stringMatching(/^(?:from|to)$/u) }],
    });
  });
});

/** One piece of some goods that a mall sells. */
async function someItemOf(url: string) {
  const ask = async (selection: string) =>
    (await gateway.ask(`{ mall(url: "${url}", device: DESKTOP) { ${selection} } }`)).data.mall;
  const { menu } = await ask('menu { number type }');
  for (const { number } of menu as { number: string }[]) {
    const { category } = await ask(
      `category(number: "${number}") { products { nodes { __typename number isSoldOut } } }`,
    );
    const found = category.products.nodes.find(
      (each: { __typename: string; isSoldOut: boolean }) => each.__typename === 'Goods' && !each.isSoldOut,
    );
    if (!found) continue;
    const { product } = await ask(
      `product(number: "${found.number}") { availableColors { name } ... on Goods { options { number stock } } }`,
    );
    const option = product.options.find(({ stock }: { stock: number | null }) => stock === null || stock > 0);
    return {
      productNumber: found.number,
      optionNumber: option?.number,
      colorName: product.availableColors?.[0]?.name,
      quantity: 1,
    };
  }
  throw new Error(`${url} sells no goods`);
}

describe('a guest of a marketing mall', () => {
  test('has a name that is not masked, for it is nobody', async () => {
    const guestMall = 'familyshopyoung';
    const { data } = await gateway.ask(
      'mutation ($input: StartMarketingSessionInput!) { startMarketingSession(input: $input) { accessToken } }',
      { input: { mallUrl: guestMall, device: 'DESKTOP' } },
    );
    const guest = { authorization: `Bearer ${data.startMarketingSession.accessToken}` };
    const read = await gateway.ask(`{ viewer(mallUrl: "${guestMall}") { name maskedName } }`, {}, guest);
    expect([read.errors, read.data.viewer]).toEqual([[], { name: '방문고객', maskedName: '방문고객' }]);
  });

  test('writes its own order sheet', async () => {
    const guestMall = 'familyshopyoung';
    const { data } = await gateway.ask(
      'mutation ($input: StartMarketingSessionInput!) { startMarketingSession(input: $input) { accessToken } }',
      { input: { mallUrl: guestMall, device: 'DESKTOP' } },
    );
    const guest = { authorization: `Bearer ${data.startMarketingSession.accessToken}` };
    const written = await gateway.ask(
      'mutation ($input: CreateOrderSheetInput!) { createOrderSheet(input: $input) { __typename ... on OrderSheet { number } ... on UserError { message } } }',
      { input: { mallUrl: guestMall, idempotencyKey: randomUUID(), directItem: await someItemOf(guestMall) } },
      guest,
    );
    const { __typename, number } = written.data.createOrderSheet;
    expect([written.errors, __typename]).toEqual([[], 'OrderSheet']);
    const read = await gateway.ask(
      `{ viewer(mallUrl: "${guestMall}") { cartCount addresses { id } orderSheet(number: "${number}") { number } orders { totalCount } } }`,
      {},
      guest,
    );
    expect([read.errors, read.data.viewer]).toEqual([
      [],
      { cartCount: 0, addresses: [], orderSheet: { number }, orders: { totalCount: 0 } },
    ]);
  });
});

test('nothing that the mall sent was outside the contract', () => {
  expect(violations).toEqual([]);
});
