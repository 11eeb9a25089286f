import { signNotice } from '../../../src/features/payments/notices.ts';
import type { Sent } from '../harness/shop.ts';
import { apply } from '../harness/subscriptions.ts';
import { elsewhere } from '../harness/world.ts';
import { aKey, anAccount, anAddressNo, anOrderAt, buyingCalls } from './buying-calls.ts';
import { aCase, type Case, type GoodCall } from './case.ts';

/** A good call with changed parameters. */
const changed =
  (operation: string, change: (sent: Sent) => Sent): GoodCall =>
  async (shop) => ({ ...change((await buyingCalls[operation]?.(shop)) ?? {}), token: await shop.tokenOf() });

const paying = (change: object) =>
  changed('payOrder', (sent) => ({ ...sent, body: { ...(sent.body as object), ...change } }));

/** Members of other malls learn of no order and no attempt. */
const fromElsewhere =
  (operation: string): GoodCall =>
  async (shop) => ({ ...(await buyingCalls[operation]?.(shop)), token: await shop.tokenOf({ mallId: elsewhere }) });

const returns = ['returnFromPayment', 'returnFromPaymentAsVisitor'] as const;

/** A payment provider that cannot be reached. */
export const unreachableProvider = { PG_URL: 'http://127.0.0.1:9', PG_SECRET_KEY: 'a key of the tests' };

/** What the document promises while the payment provider cannot be reached. */
export const unreachableCases: Case[] = [
  aCase(
    'placeOrder',
    '1503',
    'the provider cannot be reached',
    changed('placeOrder', (sent) => sent),
  ),
  aCase('payOrder', '1503', 'the provider cannot be reached', async (shop) => {
    const token = await shop.tokenOf();
    const { data } = await shop.send('placeOrder', { ...(await buyingCalls['placeOrder']?.(shop)), token });
    const body = { payMthdCd: 'PM00102', rtnUrl: 'http://localhost:4000/pg?mallUrl=familyshop' };
    return { params: { ordNo: (data as { ordNo: string }).ordNo, ...aKey() }, body, token };
  }),
];

/** What the document promises of payment. */
export const paymentCases: Case[] = [
  aCase(
    'payOrder',
    '1400',
    'no key',
    changed('payOrder', ({ params, ...sent }) => ({ ...sent, params: { ordNo: params?.['ordNo'] } })),
    ['X-Idempotency-Key'],
  ),
  aCase(
    'payOrder',
    '1400',
    'nothing chosen',
    changed('payOrder', (sent) => ({ ...sent, body: {} })),
    ['payMthdCd', 'rtnUrl'],
  ),
  aCase('payOrder', '1400', 'another site to come back to', paying({ rtnUrl: 'https://elsewhere.example/pg' }), [
    'rtnUrl',
  ]),
  aCase('payOrder', '1400', 'a card without its company', paying({ payMthdCd: 'PM00101' }), ['cardCd']),
  aCase('payOrder', '1400', 'points alone for what costs money', paying({ payMthdCd: 'PM00106' }), ['payMthdCd']),
  aCase('payOrder', '1400', 'a registered card for goods', paying({ payMthdCd: 'PM00108' }), ['payMthdCd']),
  aCase(
    'payOrder',
    '1400',
    'another method for an application than its card',
    async (shop) => {
      const token = await shop.tokenOf();
      const { applNo } = await apply(shop, token);
      const body = { payMthdCd: 'PM00102', rtnUrl: 'http://localhost:4000/pg?mallUrl=familyshop' };
      return { params: { ordNo: applNo, ...aKey() }, body, token };
    },
    ['payMthdCd'],
  ),
  aCase(
    'payOrder',
    '1404',
    'an unknown order',
    changed('payOrder', (sent) => ({ ...sent, params: { ordNo: 'ORnone', ...aKey() } })),
  ),
  aCase('payOrder', '1404', "another member's order", fromElsewhere('payOrder')),
  aCase('payOrder', '1409', 'the key of another choice', async (shop) => {
    const call = { ...(await buyingCalls['payOrder']?.(shop)), token: await shop.tokenOf() };
    await shop.ask('payOrder', call);
    return { ...call, body: { ...(call.body as object), payMthdCd: 'PM00104' } };
  }),
  aCase(
    'sendOrderTickets',
    '1400',
    'no key',
    changed('sendOrderTickets', ({ params, ...sent }) => ({ ...sent, params: { ordNo: params?.['ordNo'] } })),
    ['X-Idempotency-Key'],
  ),
  aCase(
    'sendOrderTickets',
    '1404',
    'an unknown order',
    changed('sendOrderTickets', (sent) => ({ ...sent, params: { ordNo: 'ORnone', ...aKey() } })),
  ),
  aCase('sendOrderTickets', '1404', "another member's order", fromElsewhere('sendOrderTickets')),
  aCase('sendOrderTickets', '1409', 'an order without any', async (shop) => ({
    ...(await buyingCalls['getOrder']?.(shop)),
    params: { ...(await buyingCalls['getOrder']?.(shop))?.params, ...aKey() },
    token: await shop.tokenOf(),
  })),
  aCase(
    'changeOrderDelivery',
    '1400',
    'no key',
    changed('changeOrderDelivery', ({ params, ...sent }) => ({ ...sent, params: { ordNo: params?.['ordNo'] } })),
    ['X-Idempotency-Key'],
  ),
  aCase(
    'changeOrderDelivery',
    '1400',
    'nothing',
    changed('changeOrderDelivery', (sent) => ({ ...sent, body: {} })),
    ['dlvNo'],
  ),
  aCase(
    'changeOrderDelivery',
    '1404',
    'an unknown order',
    changed('changeOrderDelivery', (sent) => ({ ...sent, params: { ordNo: 'ORnone', ...aKey() } })),
  ),
  aCase(
    'changeOrderDelivery',
    '1404',
    'an unknown address',
    changed('changeOrderDelivery', (sent) => ({ ...sent, body: { dlvNo: 'DLnone' } })),
  ),
  aCase('changeOrderDelivery', '1404', "another member's order", fromElsewhere('changeOrderDelivery')),
  aCase('changeOrderDelivery', '1409', 'an order that is prepared', async (shop) => {
    const { ordNo } = await anOrderAt(shop, 'OR00103');
    return { params: { ordNo, ...aKey() }, body: { dlvNo: await anAddressNo(shop) }, token: await shop.tokenOf() };
  }),
  aCase(
    'giveRefundAccount',
    '1400',
    'nothing',
    changed('giveRefundAccount', (sent) => ({ ...sent, body: {} })),
    ['acctNm', 'acctNo', 'bankCd'],
  ),
  aCase(
    'giveRefundAccount',
    '1400',
    'a bank that is none',
    changed('giveRefundAccount', (sent) => ({ ...sent, body: { ...anAccount, bankCd: 'BK99' } })),
    ['bankCd'],
  ),
  aCase(
    'giveRefundAccount',
    '1404',
    'an unknown order',
    changed('giveRefundAccount', (sent) => ({ ...sent, params: { ordNo: 'ORnone', ...aKey() } })),
  ),
  aCase('giveRefundAccount', '1404', "another member's order", fromElsewhere('giveRefundAccount')),
  aCase('giveRefundAccount', '1409', 'an order whose money waits for no account', async (shop) => ({
    ...(await buyingCalls['payOrder']?.(shop)),
    token: await shop.tokenOf(),
    body: anAccount,
  })),
  ...returns.flatMap((operation) => [
    aCase(
      operation,
      '1400',
      'nothing',
      changed(operation, (sent) => ({ ...sent, body: {} })),
      [...(operation === 'returnFromPayment' ? [] : ['mallId']), 'ordNo', 'payNo', 'pgCd'],
    ),
    aCase(
      operation,
      '1404',
      'an unknown attempt',
      changed(operation, (sent) => ({ ...sent, body: { ...(sent.body as object), payNo: 'PYnone' } })),
    ),
    aCase(
      operation,
      '1404',
      'an attempt of another order',
      changed(operation, (sent) => ({ ...sent, body: { ...(sent.body as object), ordNo: 'ORnone' } })),
    ),
  ]),
  aCase('returnFromPayment', '1404', "another member's attempt", fromElsewhere('returnFromPayment')),
  aCase(
    'returnFromPaymentAsVisitor',
    '1404',
    'an attempt of another mall',
    changed('returnFromPaymentAsVisitor', (sent) => ({ body: { ...(sent.body as object), mallId: elsewhere } })),
  ),
  aCase(
    'getPaymentStatus',
    '1400',
    'a number of another form',
    changed('getPaymentStatus', () => ({ params: { ordNo: 'a b' } })),
    ['ordNo'],
  ),
  aCase(
    'getPaymentStatus',
    '1404',
    'an unknown order',
    changed('getPaymentStatus', () => ({ params: { ordNo: 'ORnone' } })),
  ),
  aCase('getPaymentStatus', '1404', "another member's order", fromElsewhere('getPaymentStatus')),
  aCase(
    'notifyPayment',
    '1400',
    'a wrong signature',
    changed('notifyPayment', (sent) => ({ ...sent, body: { ...(sent.body as object), amt: 1 } })),
    ['sign'],
  ),
  aCase(
    'notifyPayment',
    '1400',
    'nothing',
    changed('notifyPayment', () => ({ body: {} })),
    ['amt', 'dts', 'eventTp', 'payNo', 'sign', 'tid'],
  ),
  aCase('notifyPayment', '1404', 'an unknown attempt', (shop) => {
    const notice = { payNo: 'PYnone', tid: 'T', eventTp: 'PAID' as const, amt: 1, dts: '20260415120000' };
    return { body: { ...notice, sign: signNotice(shop.context.keys.testProvider, notice) } };
  }),
  ...(['listPrePaymentNotices', 'listPreClaimGuides'] as const).map((operation) =>
    aCase(operation, '1400', 'no mall', () => ({}), ['mallId']),
  ),
];
