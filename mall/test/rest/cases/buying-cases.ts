import { eq } from 'drizzle-orm';
import { collectClaim } from '../../../src/features/claims/claim-ends.ts';
import { orderItems, orderSheets } from '../../../src/db/schema/orders.ts';
import { mallOf } from '../harness/world.ts';
import { aForm, aKey, anAddress, buyingCalls, dot, forgetAddresses, kettle, pot, vacuum } from './buying-calls.ts';
import { aCase, type Case, type GoodCall } from './case.ts';
import { withoutAddressService } from '../harness/without-address-service.ts';
import { withoutFileStore } from '../harness/no-file-store.ts';
import type { Sent, Shop } from '../harness/shop.ts';

const asMember =
  (sent: Sent): GoodCall =>
  async (shop) => ({ ...sent, token: await shop.tokenOf() });
const adding = (...itemList: object[]) => asMember({ params: aKey(), body: { itemList } });
const creating = (change: object) => asMember({ params: aKey(), body: { ...anAddress, ...change } });
const unknownAddress = { params: { dlvNo: 'DLnone' } };

/** A good call with changed parameters. */
const changed =
  (operation: string, change: (sent: Sent) => Sent): GoodCall =>
  async (shop) => ({ ...change((await buyingCalls[operation]?.(shop)) ?? {}), token: await shop.tokenOf() });

const ordering = (change: object) =>
  changed('placeOrder', (sent) => ({ ...sent, body: { ...(sent.body as object), ...change } }));

const changingLines = (itemsOf: (item: object) => object[]) =>
  changed('updateCartLines', (sent) => {
    const [item] = (sent.body as { itemList: object[] }).itemList;
    return { ...sent, body: { itemList: itemsOf(item ?? {}) } };
  });

/** Data that members of other malls may not see. */
const fromElsewhere =
  (operation: string): GoodCall =>
  async (shop) => ({
    ...(await buyingCalls[operation]?.(shop)),
    token: await shop.tokenOf({ mallId: mallOf.BUSINESS }),
  });

export const buyingCases: Case[] = [
  ...(['addToCart', 'createDelivery', 'uploadFile'] as const).flatMap((operation) =>
    [undefined, '1234567', 'a key with spaces', '열쇠열쇠열쇠열쇠', 'k'.repeat(65)].map((key) =>
      aCase(
        operation,
        '1400',
        `the idempotency key is ${key ?? 'missing'}`,
        async (shop) => ({
          ...(await buyingCalls[operation]?.(shop)),
          token: await shop.tokenOf(),
          params: {},
          ...(key !== undefined && { headers: { 'X-Idempotency-Key': encodeURI(key) } }),
        }),
        ['X-Idempotency-Key'],
      ),
    ),
  ),

  ...[0, -1, 1.5, 100, '1', null].map((qty) =>
    aCase('addToCart', '1400', `${JSON.stringify(qty)} pieces`, adding({ ...pot, qty }), ['itemList[0].qty']),
  ),
  aCase('addToCart', '1400', 'nothing', adding(), ['itemList']),
  aCase('addToCart', '1400', 'a phone', adding({ gdsGrpNo: 'HP0001', qty: 1 }), ['itemList[0].gdsGrpNo']),
  aCase('addToCart', '1400', 'neither option nor color', adding(pot, { gdsGrpNo: 'GD0001', qty: 1 }), [
    'itemList[1].colorNm',
    'itemList[1].optNo',
  ]),
  aCase('addToCart', '1400', 'an option that is not of these goods', adding({ ...kettle, optNo: 'GD0002-1' }), [
    'itemList[0].optNo',
  ]),
  aCase('addToCart', '1400', 'an option where there is none', adding({ ...vacuum, optNo: 'GD0001-1' }), [
    'itemList[0].optNo',
  ]),
  aCase('addToCart', '1404', "another mall's goods", adding({ gdsGrpNo: 'GD0009', qty: 1 })),
  aCase('addToCart', '1404', 'deleted goods', adding({ gdsGrpNo: 'GD0006', qty: 1 })),
  aCase('addToCart', '1409', 'goods that are no longer sold', adding({ gdsGrpNo: 'GD0005', qty: 1 })),
  aCase('addToCart', '1409', 'sold out goods', adding({ gdsGrpNo: 'GD0003', qty: 1 })),
  aCase('addToCart', '1409', 'a sold out color', adding({ ...kettle, colorNm: '레드' })),
  aCase('addToCart', '1409', 'more than are left', adding({ ...pot, qty: 6 })),

  aCase(
    'updateCartLine',
    '1400',
    'no quantity',
    changed('updateCartLine', (sent) => ({ ...sent, body: {} })),
    ['qty'],
  ),
  aCase(
    'updateCartLine',
    '1400',
    'an option where there is none',
    changed('updateCartLine', (sent) => ({ ...sent, body: { qty: 1, optNo: 'GD0001-1' } })),
    ['optNo'],
  ),
  aCase('updateCartLine', '1404', 'an unknown line', asMember({ params: { cartNo: 'CAnone' }, body: { qty: 1 } })),
  aCase('updateCartLine', '1404', "another member's line", fromElsewhere('updateCartLine')),
  aCase(
    'updateCartLine',
    '1409',
    'more than are left',
    changed('updateCartLine', (sent) => ({ ...sent, body: { qty: 99 } })),
  ),
  aCase(
    'updateCartLine',
    '1400',
    'a selection of other goods',
    changed('updateCartLine', (sent) => ({ ...sent, body: { qty: 1, gdsGrpNo: 'GD0009' } })),
    ['gdsGrpNo'],
  ),
  ...(
    [
      ['nothing', () => [], 'itemList'],
      ['no quantity', (item) => [{ ...item, qty: undefined }], 'itemList[0].qty'],
      ['an option where there is none', (item) => [{ ...item, optNo: 'GD0001-1' }], 'itemList[0].optNo'],
      ['a line twice', (item) => [item, item], 'itemList[1].cartNo'],
      ['a selection of other goods', (item) => [{ ...item, gdsGrpNo: 'GD0009' }], 'itemList[0].gdsGrpNo'],
    ] as [string, (item: object) => object[], string][]
  ).map(([name, itemsOf, field]) => aCase('updateCartLines', '1400', name, changingLines(itemsOf), [field])),
  aCase(
    'updateCartLines',
    '1404',
    'an unknown line',
    changingLines((item) => [item, { cartNo: 'CAnone', qty: 1 }]),
  ),
  aCase('updateCartLines', '1404', "another member's line", fromElsewhere('updateCartLines')),
  aCase(
    'updateCartLines',
    '1409',
    'more than are left',
    changingLines((item) => [{ ...item, qty: 99 }]),
  ),
  aCase('calcCart', '1400', 'no list', asMember({ body: {} }), ['cartNoList']),
  aCase('calcCart', '1400', 'a list of what is no number', asMember({ body: { cartNoList: ['', 1] } }), [
    'cartNoList[0]',
    'cartNoList[1]',
  ]),
  ...(['calcGoods', 'calcPreGoods'] as const).flatMap((operation) => {
    const choosing = (change: object, id = kettle.gdsGrpNo) =>
      changed(operation, (sent) => ({ ...sent, params: { id }, body: { ...(sent.body as object), ...change } }));
    return [
      ...[0, 1.5, 100, '1', null].map((qty) =>
        aCase(operation, '1400', `${JSON.stringify(qty)} pieces`, choosing({ qty }), ['qty']),
      ),
      aCase(operation, '1400', 'neither option nor color', choosing({ optNo: null, colorNm: null }), [
        'colorNm',
        'optNo',
      ]),
      aCase(operation, '1400', 'an option where there is none', choosing({ optNo: 'GD0001-1' }, pot.gdsGrpNo), [
        'optNo',
      ]),
      aCase(operation, '1404', "another mall's goods", choosing({}, 'GD0009')),
      aCase(operation, '1404', 'a phone', choosing({}, 'HP0001')),
    ];
  }),
  aCase('removeFromCart', '1400', 'no lines', asMember({ body: { cartNoList: [] } }), ['cartNoList']),

  ...(
    [
      ['neither lines nor an item', {}, 'cartNoList'],
      ['lines and an item', { cartNoList: ['CA1'], directItem: vacuum }, 'directItem'],
      ['no lines', { cartNoList: [] }, 'cartNoList'],
      ['no piece of an item', { directItem: { ...vacuum, qty: 0 } }, 'directItem.qty'],
      ['an item without its option', { directItem: { ...kettle, optNo: null } }, 'directItem.optNo'],
      ['an item and several', { directItem: vacuum, directItemList: [vacuum] }, 'directItemList'],
      [
        'one of several without its option',
        { directItemList: [vacuum, { ...kettle, optNo: null }] },
        'directItemList[1].optNo',
      ],
    ] as const
  ).map(([name, body, field]) => aCase('createOrderSheet', '1400', name, asMember({ params: aKey(), body }), [field])),
  aCase('createOrderSheet', '1404', 'an unknown line', asMember({ params: aKey(), body: { cartNoList: ['CAnone'] } })),
  aCase(
    'createOrderSheet',
    '1404',
    "another mall's goods",
    asMember({ params: aKey(), body: { directItem: { gdsGrpNo: 'GD0009', qty: 1 } } }),
  ),
  aCase(
    'createOrderSheet',
    '1409',
    'more than are left',
    asMember({ params: aKey(), body: { directItem: { ...pot, qty: 6 } } }),
  ),
  ...(['getOrderSheet', 'priceOrderSheet'] as const).flatMap((operation) => [
    aCase(
      operation,
      '1400',
      'a number that is none',
      changed(operation, (sent) => ({ ...sent, params: { ordShtNo: '?' } })),
      ['ordShtNo'],
    ),
    aCase(
      operation,
      '1404',
      'an unknown sheet',
      changed(operation, (sent) => ({ ...sent, params: { ordShtNo: 'OSnone' } })),
    ),
    aCase(operation, '1404', "another member's sheet", fromElsewhere(operation)),
    aCase(operation, '1409', 'an expired sheet', async (shop) => {
      const call = await changed(operation, (sent) => sent)(shop);
      const ordShtNo = String(call.params?.['ordShtNo']);
      const past = { expDts: shop.context.now() };
      await shop.context.db.update(orderSheets).set(past).where(eq(orderSheets.ordShtNo, ordShtNo));
      return call;
    }),
  ]),
  aCase(
    'priceOrderSheet',
    '1400',
    'nothing',
    changed('priceOrderSheet', (sent) => ({ ...sent, body: {} })),
    ['usePnt'],
  ),
  ...(
    [
      ['neither coupons nor the best ones', { usePnt: 0 }, 'cpnIsuNoList'],
      ['no coupons, and not the best ones', { usePnt: 0, bestYn: 'N' }, 'cpnIsuNoList'],
      ['coupons and the best ones', { cpnIsuNoList: [], bestYn: 'Y', usePnt: 0 }, 'bestYn'],
      ['what is neither yes nor no', { bestYn: 'yes', usePnt: 0 }, 'bestYn'],
      ['the best coupons with an invalid amount of points', { bestYn: 'Y', usePnt: 1001 }, 'usePnt'],
    ] as const
  ).map(([name, body, field]) =>
    aCase(
      'priceOrderSheet',
      '1400',
      name,
      changed('priceOrderSheet', (sent) => ({ ...sent, body })),
      [field],
    ),
  ),
  aCase(
    'priceOrderSheet',
    '1404',
    'an unknown address',
    changed('priceOrderSheet', (sent) => ({ ...sent, body: { cpnIsuNoList: [], usePnt: 0, dlvNo: 'DLnone' } })),
  ),

  ...(
    [
      ['no consent', { agreeCdList: [] }, 'agreeCdList'],
      ['a consent that was not requested', { agreeCdList: ['AG00101', 'AG00102', 'AG9'] }, 'agreeCdList'],
      ['a card that is none', { cardCd: 'CD99' }, 'cardCd'],
      ['months that the card does not offer', { instMnth: 24 }, 'instMnth'],
      ['points alone for what costs something', { payMthdCd: 'PM00106' }, 'payMthdCd'],
      ['the monthly invoice', { payMthdCd: 'PM00107' }, 'payMthdCd'],
      ['a cash receipt with a card', { cashRcpt: { tp: 'INCOME', no: '010-0000-1234' } }, 'cashRcpt'],
      ['no way back', { rtnUrl: null }, 'rtnUrl'],
      ["a way back to another's page", { rtnUrl: 'https://elsewhere.example/pg' }, 'rtnUrl'],
      ['points in an invalid amount', { usePnt: 15 }, 'usePnt'],
      ['coupons and those of the sheet', { bestYn: 'Y' }, 'bestYn'],
      ['neither coupons nor those of the sheet', { cpnIsuNoList: null }, 'cpnIsuNoList'],
      ['no coupons, and not those of the sheet', { cpnIsuNoList: null, bestYn: 'N' }, 'cpnIsuNoList'],
      ['a number that is none', { ordrTel: '전화' }, 'ordrTel'],
    ] as const
  ).map(([name, change, field]) => aCase('placeOrder', '1400', name, ordering(change), [field])),
  aCase('placeOrder', '1404', 'an unknown sheet', ordering({ ordShtNo: 'OSnone' })),
  aCase('placeOrder', '1404', 'an unknown address', ordering({ dlvNo: 'DLnone' })),
  aCase('placeOrder', '1404', "another member's sheet", fromElsewhere('placeOrder')),
  aCase('placeOrder', '1409', 'another price', ordering({ payPrc: 1000 })),
  aCase(
    'listOrders',
    '1400',
    'odd parameters',
    asMember({ params: { ordTp: 'X', ordStat: 'x', fromDt: '2026', size: 0 } }),
    ['fromDt', 'ordStat', 'ordTp', 'size'],
  ),
  aCase('listOrders', '1400', 'a list that ends with a comma', asMember({ params: { ordStat: 'OR00101,' } }), [
    'ordStat',
  ]),
  aCase('listOrders', '1400', 'a keyword of 51 letters', asMember({ params: { keyword: '가'.repeat(51) } }), [
    'keyword',
  ]),
  aCase('listOrders', '1400', 'a keyword of spaces', asMember({ params: { keyword: ' ' } }), ['keyword']),
  aCase('listOrders', '1400', 'a day that no calendar has', asMember({ params: { fromDt: '20260230' } }), ['fromDt']),
  aCase('listOrders', '1400', 'more than 366 days', asMember({ params: { fromDt: '20250101', toDt: '20260102' } }), [
    'toDt',
  ]),
  aCase('listPoints', '1400', 'a day that no calendar has', asMember({ params: { toDt: '20260230' } }), ['toDt']),
  aCase('listPoints', '1400', 'odd parameters', asMember({ params: { fromDt: '2026', page: 0 } }), ['fromDt', 'page']),
  ...(['getOrder', 'getOrderDelivery'] as const).flatMap((operation) => [
    aCase(operation, '1400', 'a number that is none', asMember({ params: { ordNo: '?' } }), ['ordNo']),
    aCase(operation, '1404', 'an unknown order', asMember({ params: { ordNo: 'ORnone' } })),
    aCase(operation, '1404', "another member's order", fromElsewhere(operation)),
  ]),

  ...(['cancelOrder', 'exchangeOrder', 'returnOrder'] as const).flatMap((operation) => {
    const withChange = (change: object) =>
      changed(operation, (sent) => ({ ...sent, body: { ...(sent.body as object), ...change } }));
    const ofItem = (change: object) =>
      changed(operation, (sent) => {
        const { itemList, ...body } = sent.body as { itemList: object[] };
        return { ...sent, body: { ...body, itemList: itemList.map((item) => ({ ...item, ...change })) } };
      });
    return [
      aCase(
        operation,
        '1400',
        'nothing',
        changed(operation, (sent) => ({ ...sent, body: {} })),
        ['itemList', 'rsnCd'],
      ),
      aCase(operation, '1400', 'a reason that is none', withChange({ rsnCd: 'CL00299' }), ['rsnCd']),
      aCase(operation, '1400', 'no refund as shown', withChange({ rfndPrc: null }), ['rfndPrc']),
      aCase(operation, '1400', 'more pieces than were bought', ofItem({ qty: 2 }), ['itemList[0].qty']),
      aCase(operation, '1400', 'a selection of other goods', ofItem({ gdsGrpNo: 'GD0009' }), ['itemList[0].gdsGrpNo']),
      aCase(operation, '1404', 'an unknown line', ofItem({ ordItemNo: 'OInone' })),
      aCase(operation, '1404', "another's picture", withChange({ fileNoList: ['FLnone'] })),
      aCase(
        operation,
        '1404',
        'an unknown order',
        changed(operation, (sent) => ({ ...sent, params: { ...sent.params, ordNo: 'ORnone' } })),
      ),
      aCase(operation, '1404', "another member's order", fromElsewhere(operation)),
      aCase(operation, '1400', 'a day on which nobody fetches goods', withChange({ pickDt: '20260101' }), ['pickDt']),
      operation === 'cancelOrder'
        ? aCase(operation, '1400', 'an address to fetch what is not sent', withChange({ pickDlvNo: 'DLnone' }), [
            'pickDlvNo',
          ])
        : aCase(operation, '1404', 'an unknown address to fetch goods at', withChange({ pickDlvNo: 'DLnone' })),
      aCase(operation, '1409', 'another refund', withChange({ rfndPrc: 1 })),
    ];
  }),
  aCase(
    'confirmOrder',
    '1400',
    'nothing',
    changed('confirmOrder', (sent) => ({ ...sent, body: {} })),
    ['ordItemNoList'],
  ),
  aCase(
    'confirmOrder',
    '1404',
    'an unknown line',
    changed('confirmOrder', (sent) => ({ ...sent, body: { ordItemNoList: ['OInone'] } })),
  ),
  aCase('confirmOrder', '1404', "another member's order", fromElsewhere('confirmOrder')),
  aCase('confirmOrder', '1409', 'what has not arrived', async (shop) => {
    const call = await changed('confirmOrder', (sent) => sent)(shop);
    const ofOrder = eq(orderItems.ordNo, String(call.params?.['ordNo']));
    await shop.context.db.update(orderItems).set({ itemStat: 'OR00104' }).where(ofOrder);
    return call;
  }),
  aCase('withdrawClaim', '1400', 'a number that is none', asMember({ params: { clmNo: '?', ...aKey() } }), ['clmNo']),
  aCase('withdrawClaim', '1404', 'an unknown claim', asMember({ params: { clmNo: 'CLnone', ...aKey() } })),
  aCase('withdrawClaim', '1404', "another member's claim", fromElsewhere('withdrawClaim')),
  aCase('withdrawClaim', '1409', 'a claim that is being collected', async (shop) => {
    const call = await changed('withdrawClaim', (sent) => sent)(shop);
    await collectClaim(shop.context, String(call.params?.['clmNo']));
    return call;
  }),

  aCase('getDelivery', '1400', 'a number that is none', asMember({ params: { dlvNo: '?' } }), ['dlvNo']),
  aCase('getDelivery', '1404', 'an unknown address', asMember(unknownAddress)),
  aCase('getDelivery', '1404', "another member's address", fromElsewhere('getDelivery')),
  aCase('createDelivery', '1400', 'nothing', asMember({ params: aKey(), body: {} }), [
    'rcvrNm',
    'rcvrTel',
    'roadAddr',
    'zipCd',
  ]),
  aCase(
    'createDelivery',
    '1400',
    'texts that are too long',
    creating({
      rcvrNm: '가'.repeat(41),
      dtlAddr: '가'.repeat(101),
      dlvMsg: '😀'.repeat(2000),
      entrCntn: '1'.repeat(21),
    }),
    ['dlvMsg', 'dtlAddr', 'entrCntn', 'rcvrNm'],
  ),
  aCase('createDelivery', '1400', 'odd values', creating({ zipCd: '123', rcvrTel: 'call me', entrMthdCd: 'DV9' }), [
    'entrMthdCd',
    'rcvrTel',
    'zipCd',
  ]),
  aCase('createDelivery', '1400', 'a receiver of spaces', creating({ rcvrNm: '   ' }), ['rcvrNm']),
  aCase('createDelivery', '1409', 'an eleventh address', async (shop) => {
    const token = await shop.tokenOf({ mallId: mallOf.COMMON });
    await forgetAddresses(shop, token);
    for (let count = 0; count < 10; count += 1) {
      await shop.ask('createDelivery', { token, params: aKey(), body: anAddress });
    }
    return { token, params: aKey(), body: anAddress };
  }),
  aCase(
    'updateDelivery',
    '1400',
    'no receiver',
    changed('updateDelivery', (sent) => ({ ...sent, body: { ...anAddress, rcvrNm: '' } })),
    ['rcvrNm'],
  ),
  aCase('updateDelivery', '1404', 'an unknown address', asMember({ ...unknownAddress, body: anAddress })),
  aCase('updateDelivery', '1404', "another member's address", fromElsewhere('updateDelivery')),
  aCase('deleteDelivery', '1400', 'a number that is none', asMember({ params: { dlvNo: '?' } }), ['dlvNo']),
  aCase('deleteDelivery', '1404', 'an unknown address', asMember(unknownAddress)),
  aCase('deleteDelivery', '1404', "another member's address", fromElsewhere('deleteDelivery')),
  aCase('searchPostalAddresses', '1400', 'one letter, no mall', () => ({ params: { keyword: '가' } }), [
    'keyword',
    'mallId',
  ]),
  {
    operation: 'searchPostalAddresses',
    code: '1503',
    name: 'the address service cannot be reached',
    send: async (shop: Shop) => {
      const sent = (await buyingCalls['searchPostalAddresses']?.(shop)) ?? {};
      return withoutAddressService(shop, () => shop.send('searchPostalAddresses', sent));
    },
  },
  aCase('uploadFile', '1400', 'no form', asMember({ params: aKey(), body: { purpCd: 'CLAIM', file: 'x' } }), [
    'file',
    'purpCd',
  ]),
  aCase('uploadFile', '1400', 'an unknown purpose', asMember({ params: aKey(), body: aForm(dot, 'a.png', 'FUN') }), [
    'purpCd',
  ]),
  aCase(
    'uploadFile',
    '1400',
    'a text named as a picture',
    asMember({ params: aKey(), body: aForm(Buffer.from('text')) }),
    ['file'],
  ),
  aCase('uploadFile', '1409', 'the key of another file', async (shop) => {
    const call = { token: await shop.tokenOf(), params: aKey() };
    await shop.ask('uploadFile', { ...call, body: aForm(dot) });
    return { ...call, body: aForm(dot, 'another.png') };
  }),
  aCase('getFile', '1400', 'a number of another form', asMember({ params: { fileNo: 'a b' } }), ['fileNo']),
  aCase('getFile', '1404', 'an unknown number', asMember({ params: { fileNo: 'FLnone' } })),
  aCase('getFile', '1404', 'the file of a member elsewhere', fromElsewhere('getFile')),
  ...(['uploadFile', 'getFile'] as const).map((operation) => ({
    operation,
    code: '1503',
    name: 'the file store cannot be used',
    send: async (shop: Shop) => {
      const sent = { ...(await buyingCalls[operation]?.(shop)), token: await shop.tokenOf() };
      return withoutFileStore(shop, () => shop.send(operation, sent));
    },
  })),
];
