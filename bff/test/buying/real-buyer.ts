import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { RunningMall } from '../../../mall/src/server.ts';
import type { OpenGateway } from '../helpers/open-gateway.ts';
import { variantId } from '../../src/features/products/variant-id.ts';
import { refusalsOf } from '../helpers/everything.ts';
import { isContractAlone } from '../helpers/mall-address.ts';
import { test } from '../helpers/real-mall.ts';

export const mallUrl = 'familyshop';
const lavender = { productNumber: 'GD26010291', optionNumber: 'GD26010291-2', colorName: '라벤더' };
export const earphones = { variantId: variantId('M0001', lavender), quantity: 2 };
export const anAddress = {
  receiverName: '한가온',
  receiverPhone: '010-0000-1234',
  postalCode: '63120',
  roadAddress: '제주특별자치도 제주시 한빛로 12',
  detailAddress: '3층',
  entranceMethod: 'CODE',
  entranceDetail: '#1234',
};
export const returnUrl = 'http://localhost:4000/pg?mallUrl=familyshop';

export const cart = `cart { id lineCount totalQuantity lines { id number variantId quantity unitPrice lineTotal isOrderable optionName colorName product { id number } }
  deliveryGroups { number fee freeFrom } summary { goodsTotal deliveryFee payTotal earnedPoints } }`;
const summary = 'summary { goodsTotal couponDiscount deliveryFee remoteAreaFee usedPoints payTotal earnedPoints }';
export const sheet = `id number expiresAt lines { cartLineNumber productNumber name quantity unitPrice lineTotal } deliveryGroups { number fee }
  buyer { name phone email } coupons { number isUsable } points { held usable } paymentMethods { method name cards { code months interestFreeMonths } }
  installments { months total monthly firstMonth isInterestFree } agreements { code html isRequired } choice { couponNumbers points addressNumber } ${summary}`;
export const order = `id number orderedAt type phase title itemCount payTotal paymentDueAt availableActions ... on GoodsOrder { status items { id number status productNumber quantity unitPrice lineTotal payTotal returnableUntil availableActions } deliveryGroups { fee } ${summary}
  buyer { name phone } delivery { receiverName roadAddress } payment { method methodName status cardName } receipts { amount } claims { number } history { status actor at } }`;
export const placed = `... on OrderPlaced { order { ${order} } paymentRequest { number provider url method parameters { name value } expiresAt } }`;
export const payment = `__typename id orderNumber number status amount isRetryable failureMessage paidAt virtualAccount { bankName accountNumber dueAt }`;

/** Of a quantity out of range. A mall that tells no more than the contract says its reason in words alone. */
export const outOfRange = isContractAlone ? 'REFUSED' : 'RANGE';

/**
 * `test` with `buyer`: this member of the seed, signed in, who buys in the embedded mall through the gateway. A file has one
 * member, whom no other file uses.
 */
export function testAs(id: string) {
  const withBuyer = test.extend('buyer', { scope: 'file' }, ({ mall, gateway }) => signInToBuy(id, mall, gateway));
  withBuyer.beforeAll(({ buyer }) => void buyer); // starts mall and gateway in the time of a hook, not of a test
  return withBuyer;
}

type Buyer = Awaited<ReturnType<typeof signInToBuy>>;

async function signInToBuy(id: string, mall: RunningMall, gateway: OpenGateway) {
  const { data: signedIn } = await gateway.ask(
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken } } }',
    { input: { mallUrl, id, password: 'Family!2026' } },
  );
  const authorization = { authorization: `Bearer ${signedIn.signIn.accessToken}` };

  /** A mutation's result; an error becomes its code. */
  async function send(name: string, input: object, selection: string) {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const { data, errors } = await gateway.ask(
      `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${selection} ${refusalsOf(name)} } }`,
      { input: { mallUrl, ...input } },
      authorization,
    );
    return errors.length > 0 ? errors.map(({ extensions }) => extensions['code']) : data[name];
  }

  const askViewer = (selection: string) =>
    gateway.ask(`{ viewer(mallUrl: "${mallUrl}") { ${selection} } }`, {}, authorization);

  return {
    authorization,
    send,
    askViewer,
    viewer: async (selection: string) => (await askViewer(selection)).data.viewer,
    add: (items: object[], idempotencyKey: string = randomUUID()) =>
      send('addToCart', { idempotencyKey, items }, `... on CartChanged { ${cart} member { id } }`),
    writeSheet: (source: object, idempotencyKey: string = randomUUID()) =>
      send('createOrderSheet', { idempotencyKey, source }, `... on OrderSheet { ${sheet} }`),
    priceSheet: (sheetNumber: string, choice: object) =>
      send(
        'priceOrderSheet',
        { sheetNumber, choice: { coupons: { numbers: [] }, points: 0, ...choice } },
        `... on OrderSheet { ${sheet} }`,
      ),
    /** The number of an address, which is written when the book is empty. */
    async anAddressNumber(): Promise<string> {
      const { addresses } = (await askViewer('addresses { number }')).data.viewer;
      if (addresses.length > 0) return addresses[0].number;
      const input = { ...anAddress, idempotencyKey: randomUUID() };
      const selection = '... on DeliveryAddressSaved { address { number } }';
      return (await send('createDeliveryAddress', input, selection)).address.number;
    },
    /** Returns from the payment provider; by default signed in. */
    async comeBack(input: object, headers: Record<string, string> = authorization) {
      const { data, errors } = await gateway.ask(
        `mutation ($input: ReturnFromPaymentInput!) { returnFromPayment(input: $input) { ... on Payment { ${payment} } ... on PaymentSeenByVisitor { __typename orderNumber status } ... on FormRefused { message } } }`,
        { input },
        headers,
      );
      expect(errors).toEqual([]);
      return data.returnFromPayment;
    },
    /** Presses a button at the test company's page; returns its result as the client sends it. */
    async play(payNumber: string, form: Record<string, string>) {
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
    },
  };
}

/** Writes a sheet of one item with an address, and returns what it takes to order it as it was shown. */
export async function readyToOrder({ writeSheet, priceSheet, anAddressNumber }: Buyer) {
  const { number } = await writeSheet({ item: { ...earphones, quantity: 1 } });
  const addressNumber = await anAddressNumber();
  const priced = await priceSheet(number, { addressNumber });
  const [card] = priced.paymentMethods.find(({ method }: { method: string }) => method === 'CARD').cards;
  return {
    idempotencyKey: randomUUID(),
    sheetNumber: number,
    buyer: priced.buyer,
    choice: { coupons: { numbers: [] }, points: 0, addressNumber },
    payment: { method: 'CARD', card: { code: card.code, months: 1 } },
    payTotal: priced.summary.payTotal,
    agreedTerms: priced.agreements.map(({ code }: { code: string }) => code),
    returnUrl,
  };
}

/** Places an order that waits for its payment. */
export async function place(buyer: Buyer, choice: object = {}) {
  return buyer.send('placeOrder', { ...(await readyToOrder(buyer)), ...choice }, placed);
}

export const numbersOf = (answer: { order: { number: string }; paymentRequest: { number: string } }) => ({
  orderNumber: answer.order.number,
  payNumber: answer.paymentRequest.number,
});
