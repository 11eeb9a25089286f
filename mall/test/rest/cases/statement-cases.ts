import type { Sent } from '../harness/shop.ts';
import { mallOf } from '../harness/world.ts';
import { aKey, vacuum } from './buying-calls.ts';
import { aCase, type Case, type GoodCall } from './case.ts';
import { aCompanyBuyer, aParty, statementCalls } from './statement-calls.ts';

const changed =
  (operation: string, change: (sent: Sent) => Sent): GoodCall =>
  async (shop) =>
    change((await statementCalls[operation]?.(shop)) ?? {});

const asking = (change: object) =>
  changed('requestTaxInvoice', (sent) => ({ ...sent, body: { ...aParty, ...change } }));

const fromElsewhere =
  (operation: string): GoodCall =>
  async (shop) => ({
    ...(await statementCalls[operation]?.(shop)),
    token: await shop.tokenOf({ mallId: mallOf.UPLOAD }),
  });

export const statementCases: Case[] = [
  aCase(
    'estimateCart',
    '1400',
    'no list',
    changed('estimateCart', (sent) => ({ ...sent, body: {} })),
    ['cartNoList'],
  ),
  ...['getOrderStatement', 'requestTaxInvoice'].flatMap((operation) => [
    aCase(
      operation,
      '1400',
      'a number that is none',
      changed(operation, (sent) => ({ ...sent, params: { ...sent.params, ordNo: 'OR!' } })),
      ['ordNo'],
    ),
    aCase(
      operation,
      '1404',
      'an unknown order',
      changed(operation, (sent) => ({ ...sent, params: { ...sent.params, ordNo: 'ORnone' } })),
    ),
    aCase(operation, '1404', "another member's order", fromElsewhere(operation)),
  ]),
  aCase(
    'requestTaxInvoice',
    '1400',
    'nothing',
    changed('requestTaxInvoice', (sent) => ({ ...sent, body: {} })),
    ['bizNo', 'cmpnyNm', 'email', 'rprsNm'],
  ),
  aCase('requestTaxInvoice', '1400', 'nine digits', asking({ bizNo: '123-45-6789' }), ['bizNo']),
  aCase('requestTaxInvoice', '1400', 'a wrong last digit', asking({ bizNo: '123-45-67890' }), ['bizNo']),
  aCase('requestTaxInvoice', '1409', 'an order that is not paid', async (shop) => {
    const { token, buy } = await aCompanyBuyer(shop);
    const { ordNo } = await buy([vacuum]);
    return { token, params: { ordNo, ...aKey() }, body: aParty };
  }),
  aCase('requestTaxInvoice', '1409', 'a second time', async (shop) => {
    const call = (await statementCalls['requestTaxInvoice']?.(shop)) ?? {};
    await shop.ask('requestTaxInvoice', call);
    return { ...call, params: { ...call.params, ...aKey() } };
  }),
];
