import { eq } from 'drizzle-orm';
import { wirelessSheets } from '../../../src/db/schema/phone-orders.ts';
import { memNoOf } from '../harness/builders.ts';
import { aContractProof, aPhoneOrder, child, stockPhones } from '../harness/phone-orders.ts';
import type { Sent, Shop } from '../harness/shop.ts';
import { home, mallOf } from '../harness/world.ts';
import { aForm, aKey, anAccount, dot } from './buying-calls.ts';
import { aCase, type Case, type GoodCall } from './case.ts';
import { aDocument, aPhoneOrderAt, aPortingCheck, phoneOrderCalls, placingPhone } from './phone-order-calls.ts';

/** A good call with changed parameters. */
const changed =
  (operation: string, change: (sent: Sent, shop: Shop) => Sent | Promise<Sent>): GoodCall =>
  async (shop) => ({
    ...(await change((await phoneOrderCalls[operation]?.(shop)) ?? {}, shop)),
    token: await shop.tokenOf(),
  });

const withBody = (operation: string, change: object | ((shop: Shop, body: object) => Promise<object>)) =>
  changed(operation, async (sent, shop) => {
    const body = sent.body as object;
    return { ...sent, body: { ...body, ...(typeof change === 'function' ? await change(shop, body) : change) } };
  });

const ordering = (change: object | ((shop: Shop, body: object) => Promise<object>)) =>
  withBody('placePhoneOrder', change);

const numbered = (operation: string, params: object) =>
  changed(operation, (sent) => ({ ...sent, params: { ...sent.params, ...params } }));

const fromElsewhere =
  (operation: string): GoodCall =>
  async (shop) => ({
    ...(await phoneOrderCalls[operation]?.(shop)),
    token: await shop.tokenOf({ mallId: mallOf.BUSINESS }),
  });

const aSheetOf =
  (choice: object, change: (shop: Shop) => Promise<object> | object = () => ({})): GoodCall =>
  async (shop) => {
    await stockPhones(shop, 500);
    const token = await shop.tokenOf();
    const body = await aPhoneOrder(shop, { token, memNo: memNoOf(home) }, { choice });
    return { params: aKey(), token, body: { ...body, ...(await change(shop)) } };
  };

const ofOrders = ['getPhoneOrder', 'givePhoneDocuments', 'cancelPhoneOrder', 'withdrawPhoneOrder', 'printPhoneOrder'];

const spend = async ({ context: { db, now } }: Shop, { wlsShtNo }: { wlsShtNo?: string }) => {
  await db
    .update(wirelessSheets)
    .set({ usedAt: now() })
    .where(eq(wirelessSheets.wlsShtNo, wlsShtNo ?? ''));
  return {};
};

export const phoneOrderCases: Case[] = [
  aCase('createPhoneSheet', '1400', 'an unlisted memory', withBody('createPhoneSheet', { phoneMemory: '1TB' }), [
    'phoneMemory',
  ]),
  aCase('createPhoneSheet', '1404', 'an unknown phone', withBody('createPhoneSheet', { gdsGrpNo: 'HPnone' })),
  aCase(
    'createPhoneSheet',
    '1409',
    'a sold out phone',
    changed('createPhoneSheet', async (sent, shop) => {
      await stockPhones(shop, 0);
      return sent;
    }),
  ),
  aCase('getPhoneSheet', '1400', 'a number that is none', numbered('getPhoneSheet', { wlsShtNo: 'WS 1' }), [
    'wlsShtNo',
  ]),
  aCase('getPhoneSheet', '1404', 'an unknown sheet', numbered('getPhoneSheet', { wlsShtNo: 'WSnone' })),
  aCase('getPhoneSheet', '1404', "another member's sheet", fromElsewhere('getPhoneSheet')),
  aCase(
    'getPhoneSheet',
    '1409',
    'a used sheet',
    changed('getPhoneSheet', async (sent, shop) => {
      await spend(shop, sent.params as { wlsShtNo?: string });
      return sent;
    }),
  ),

  ...(
    [
      ['an unknown telecom', { befTelecomCd: 'TC99' }, 'befTelecomCd'],
      ['the telecom of the plan', { befTelecomCd: 'TC01' }, 'befTelecomCd'],
      ['five digits', { authVal: '12345' }, 'authVal'],
      ['no telephone', { telNo: '12' }, 'telNo'],
      ['an unknown kind of proof', { authTp: 'PIN' }, 'authTp'],
    ] as const
  ).map(([name, change, field]) => aCase('checkPorting', '1400', name, withBody('checkPorting', change), [field])),
  aCase(
    'checkPorting',
    '1400',
    'a sheet for a new number',
    withBody('checkPorting', async (shop) => {
      const { body } = await placingPhone(shop);
      const { wlsShtNo } = body as { wlsShtNo: string };
      return { wlsShtNo };
    }),
    ['wlsShtNo'],
  ),
  aCase('checkPorting', '1404', 'an unknown sheet', withBody('checkPorting', { wlsShtNo: 'WSnone' })),
  ...Array.from({ length: 7 }, (_, index) => `0100000010${index + 1}`).map((telNo) =>
    aCase('checkPorting', '1409', `${telNo} cannot be brought along`, withBody('checkPorting', { telNo })),
  ),
  aCase('checkPorting', '1409', 'wrong digits', withBody('checkPorting', { authVal: '0000' })),
  aCase('checkPorting', '1409', 'a proof that is none', withBody('checkPorting', { certNo: 'none' })),
  aCase('checkPorting', '1429', 'a sixth question in an hour', async (shop) => {
    const { body } = await aPortingCheck(shop);
    const token = await shop.tokenOf();
    for (let turn = 0; turn < 5; turn += 1) {
      const digits = turn % 2 === 0 ? '0000' : '1234';
      await shop.send('checkPorting', { token, params: aKey(), body: { ...body, authVal: digits } });
    }
    return { token, params: aKey(), body };
  }),

  ...(
    [
      ['no consent', { agreeCdList: [] }, 'agreeCdList'],
      ['an unknown consent', { agreeCdList: ['AG00301', 'AG00302', 'AG99999'] }, 'agreeCdList'],
      ['no account', { billAcct: null }, 'billAcct'],
      ['an account for a card', { billTp: 'CARD' }, 'billAcct'],
      ['an unknown bank', { billAcct: { ...anAccount, bankCd: 'BK99' } }, 'billAcct.bankCd'],
      ['a number for a new line', { mnpNo: 'MN1' }, 'mnpNo'],
      ['a card without a way back', { billTp: 'CARD', billAcct: null, rtnUrl: null }, 'rtnUrl'],
      ['a way back to elsewhere', { billTp: 'CARD', billAcct: null, rtnUrl: 'https://evil.example/' }, 'rtnUrl'],
      ['an unknown service', { addSvcNoList: ['ASnone'] }, 'addSvcNoList[0]'],
      ['no e-mail address', { email: 'gaon' }, 'email'],
      ['an unknown USIM', { usimTp: 'NANO' }, 'usimTp'],
    ] as const
  ).map(([name, change, field]) => aCase('placePhoneOrder', '1400', name, ordering(change), [field])),
  aCase('placePhoneOrder', '1400', 'a transfer without its number', aSheetOf({ joinTp: 'TRANS' }), ['mnpNo']),
  aCase(
    'placePhoneOrder',
    '1400',
    'a picture of another purpose as signature',
    ordering(async (shop) => ({ signFileNo: await aDocument(shop) })),
    ['signFileNo'],
  ),
  aCase('placePhoneOrder', '1404', 'an unknown sheet', ordering({ wlsShtNo: 'WSnone' })),
  aCase('placePhoneOrder', '1404', 'an unknown address', ordering({ dlvNo: 'DLnone' })),
  aCase('placePhoneOrder', '1404', 'an unknown file', ordering({ signFileNo: 'FLnone' })),
  aCase('placePhoneOrder', '1409', 'EXPIRED: a used sheet', ordering(spend)),
  aCase('placePhoneOrder', '1409', 'EXPIRED: a proof that is none', ordering({ certNo: 'none' })),
  aCase(
    'placePhoneOrder',
    '1409',
    'EXPIRED: the number of no check',
    aSheetOf({ joinTp: 'TRANS' }, () => ({ mnpNo: 'MNnone' })),
  ),
  aCase(
    'placePhoneOrder',
    '1409',
    'MINOR: no guardian',
    ordering(async (shop) => ({ certNo: await aContractProof(shop, child) })),
  ),
  aCase(
    'placePhoneOrder',
    '1409',
    'STOCK: none is left',
    ordering(async (shop) => {
      await stockPhones(shop, 0);
      return {};
    }),
  ),
  aCase('placePhoneOrder', '1409', 'PRICE: another than shown', ordering({ totalPrice: 1 })),

  ...ofOrders.flatMap((operation) => [
    aCase(operation, '1400', 'a number that is none', numbered(operation, { ordNo: 'WO 1' }), ['ordNo']),
    aCase(operation, '1404', 'an unknown order', numbered(operation, { ordNo: 'WOnone' })),
    aCase(operation, '1404', "another member's order", fromElsewhere(operation)),
  ]),
  aCase(
    'givePhoneDocuments',
    '1400',
    'a document that nobody asked for',
    withBody('givePhoneDocuments', async (shop) => ({
      docList: [{ docCd: 'DC00104', fileNo: await aDocument(shop) }],
    })),
    ['docList[0].docCd'],
  ),
  aCase(
    'givePhoneDocuments',
    '1400',
    'a file of another purpose',
    withBody('givePhoneDocuments', async (shop) => {
      const call = { token: await shop.tokenOf(), params: aKey(), body: aForm(dot, '서명.png', 'SIGN') };
      const { fileNo } = await shop.ask<{ fileNo: string }>('uploadFile', call);
      return { docList: [{ docCd: 'DC00101', fileNo }] };
    }),
    ['docList[0].fileNo'],
  ),
  ...['givePhoneDocuments', 'withdrawPhoneOrder'].map((operation) =>
    aCase(operation, '1409', 'an order that is only received', async (shop) => ({
      ...(await phoneOrderCalls[operation]?.(shop)),
      params: { ordNo: await aPhoneOrderAt(shop), ...aKey() },
      token: await shop.tokenOf(),
    })),
  ),
  aCase('cancelPhoneOrder', '1409', 'an opened line', async (shop) => ({
    ...(await phoneOrderCalls['cancelPhoneOrder']?.(shop)),
    params: { ordNo: await aPhoneOrderAt(shop, 'WL00106'), ...aKey() },
    token: await shop.tokenOf(),
  })),
];

/** With a payment provider that is down. */
export const unreachablePhoneCases: Case[] = [
  aCase('placePhoneOrder', '1503', 'the price is to be paid at once', aSheetOf({ instMnth: 1 })),
];
