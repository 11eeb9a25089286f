import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { anAddress, mallUrl, returnUrl } from '../../buying/real-buyer.ts';
import type { Data, ShopClient, Variables } from './clients.ts';
import type { QueryName } from './documents.ts';

/** A screen that stays open: its query with its variables. */
export type Screen = [QueryName, Variables];

interface Company {
  /** Presses a button of the test company's page; returns what it posts back. */
  press: (paymentNumber: string, act: 'approve' | 'refuse') => Promise<object>;
  /** After each mutation, with the screens that are open. */
  afterMutation: (mutation: string, screens: readonly Screen[]) => Promise<void>;
}

const productNumber = 'GD26010291';

/**
 * From an empty cart to an order that is paid at the second try, and cancelled again; then a subscription is started. Returns the
 * order as the client shows it in the end.
 */
export async function buyAndCancel(client: ShopClient, { press, afterMutation }: Company): Promise<Data> {
  const screens: Screen[] = [];
  const show = async (...[name, variables]: Screen): Promise<Data> => {
    screens.push([name, variables]);
    return (await client.query(name, variables)).viewer;
  };
  const change = async (...[name, input, more]: [Parameters<ShopClient['mutate']>[0], object, Variables?]) => {
    const data = await client.mutate(name, { input: { mallUrl, ...input }, ...more });
    await afterMutation(name, screens);
    const [answer] = Object.values<Data>(data);
    expect(answer.message).toBeUndefined();
    return answer;
  };
  await show('BuyCartQuery', { mallUrl });
  await show('BuyAddressesQuery', { mallUrl });
  await show('BuyOrdersQuery', { mallUrl });
  await show('BuyShopQuery', { mallUrl });
  await show('BuySubscriptionsQuery', { mallUrl });
  const { mall } = await client.query('BuyChoicesQuery', { mallUrl, number: productNumber });
  const variant = mall.product.variants.find(({ isAvailable }: Data) => isAvailable);

  const items = [{ variantId: variant.id, quantity: 1 }];
  const { cart } = await change('BuyAddMutation', { idempotencyKey: randomUUID(), items });
  const { address } = await change('BuyAddressMutation', { idempotencyKey: randomUUID(), ...anAddress });
  const source = { cartLines: cart.lines.map(({ number }: Data) => number) };
  const { number: sheetNumber } = await change('BuySheetMutation', { idempotencyKey: randomUUID(), source });
  const choice = { coupons: { numbers: [] }, points: 0, addressNumber: address.number };
  const sheet = await change('BuyPriceMutation', { sheetNumber, choice });

  const { cards } = sheet.paymentMethods.find(({ method }: Data) => method === 'CARD');
  const payment = { method: 'CARD', card: { code: cards[0].code, months: 1 } };
  const { order, paymentRequest } = await change('BuyPlaceMutation', {
    idempotencyKey: randomUUID(),
    sheetNumber,
    choice,
    buyer: toBuyer(sheet.buyer),
    payment,
    payTotal: sheet.summary.payTotal,
    agreedTerms: sheet.agreements.map(({ code }: Data) => code),
    returnUrl,
  });
  expect(order).toMatchObject({ phase: 'AWAITING_PAYMENT', payTotal: sheet.summary.payTotal });
  const { number } = order;
  await show('BuyOrderQuery', { mallUrl, number });
  await show('BuyPaymentQuery', { mallUrl, number });

  const failed = await change('BuyReturnMutation', await press(paymentRequest.number, 'refuse'));
  expect(failed).toMatchObject({ status: 'FAILED', isRetryable: true, order: { number } });
  const again = { idempotencyKey: randomUUID(), orderNumber: number, payment, returnUrl };
  const retried = await change('BuyRetryMutation', again, { number });
  const paid = await change('BuyReturnMutation', await press(retried.paymentRequest.number, 'approve'));
  expect(paid).toMatchObject({ status: 'PAID', order: { number, phase: 'PREPARING' } });

  const claimed = { items: order.items.map(({ number: item, quantity }: Data) => ({ number: item, quantity })) };
  const claim = { cancel: { ...claimed, reason: 'CHANGED_MIND' } };
  const { viewer } = await client.query('BuyPreviewQuery', { mallUrl, number, claim });
  const { refundTotal } = viewer.order.claimPreview;
  const cancel = { idempotencyKey: randomUUID(), orderNumber: number, ...claim.cancel, refundTotal };
  await change('BuyCancelMutation', cancel, { number });
  await change('BuySubscribeMutation', await subscription(client, address.number));
  return (await client.query('BuyOrderQuery', { mallUrl, number })).viewer.order;
}

/** What it takes to subscribe to the first product there is, as it was shown. */
async function subscription(client: ShopClient, addressNumber: string) {
  const offers = await client.query('BuyOfferQuery', { mallUrl });
  const { number: productNumber, startsFrom, cycles } = offers.mall.subscriptionProducts.nodes[0];
  const choice = { cycle: cycles[0].cycle, startsAt: startsFrom, quantity: 1, addressNumber };
  const { mall } = await client.query('BuyEstimateQuery', { mallUrl, number: productNumber, input: choice });
  const { payTotal, agreementId, agreements } = mall.subscriptionProduct.estimate;
  const agreedTerms = agreements.map(({ code }: Data) => code);
  return { ...choice, idempotencyKey: randomUUID(), productNumber, payTotal, agreementId, agreedTerms, returnUrl };
}

/** Without what some caches add. */
const toBuyer = ({ name, phone, email }: Data) => ({ name, phone, email });
