import type { OperationId } from '../http/call.ts';
import { askPage, askSignedOut, askUnknown, noteOrder, noteSame } from './checks.ts';
import { isRow, rowsIn, textIn, type Row } from './facts.ts';
import type { Inputs, MallCaller } from './mall-caller.ts';
import { choiceOf, phoneChoiceOf, type Found } from './read-visitor.ts';

const everything = { brandType: 'ALL', rangeType: 'ALL' };

/** Asks for all that the signed-in member may read, and that nobody reads it without a bearer. */
export async function readAsMember(caller: MallCaller, found: Found): Promise<void> {
  await readOwn(caller);
  await readLayout(caller);
  await readProducts(caller, found);
  await readTexts(caller);
  await readBenefits(caller, found);
  await readOrders(caller);
  await readOthers(caller);
}

/** As the member, and without a bearer, which has to be refused. */
async function both(caller: MallCaller, id: OperationId, inputs: Inputs = {}): Promise<unknown> {
  await askSignedOut(caller, id, inputs);
  return caller.ask(id, inputs);
}

async function readOwn(caller: MallCaller): Promise<void> {
  await both(caller, 'getUserInfo');
  await both(caller, 'getMyShopSummary');
  await both(caller, 'checkWithdrawal');
  const cart = await both(caller, 'getCart');
  const count = await both(caller, 'countCart');
  const lines = isRow(cart) ? rowsIn(cart['dlvGrpList']).flatMap((group) => rowsIn(group, 'itemList')) : [];
  if (isRow(count) && isRow(cart) && count['cartCnt'] !== undefined && cart['cartCnt'] !== undefined)
    noteSame(caller, 'countCart', 'cartCnt', cart['cartCnt'], count);
  await caller.ask('calcCart', { body: { cartNoList: lines.flatMap((row) => textIn(row, 'cartNo') ?? []) } });
  const deliveries = await both(caller, 'listDeliveries');
  const dlvNo = rowsOf(deliveries).flatMap((row) => textIn(row, 'dlvNo') ?? [])[0];
  if (dlvNo !== undefined) await caller.ask('getDelivery', { params: { dlvNo } });
  await askUnknown(caller, 'getDelivery', 'dlvNo');
}

/** The rows of an answer that is a list, or holds one. */
function rowsOf(data: unknown): Row[] {
  return isRow(data) ? Object.values(data).flatMap((value) => rowsIn(value)) : rowsIn(data);
}

async function readLayout(caller: MallCaller): Promise<void> {
  await both(caller, 'getSmartKeywords');
  for (const id of ['getMenu', 'getMainCorners', 'getPromotions', 'getPopups'] as const)
    await both(caller, id, { params: { device: 'PC' } });
  await caller.ask('getAreaCorners', { params: { dispArea: '014001', device: 'MO' } });
}

async function readProducts(caller: MallCaller, { goods, phones, categories }: Found): Promise<void> {
  const lists = ['goodsList', 'ncpList'];
  await both(caller, 'searchProducts', { body: { smartSearch: ['무선'], page: 1, size: 5 } });
  await askPage(caller, 'listWishes', {}, lists);
  await askSignedOut(caller, 'listWishes');
  const ctgNo = categories.flatMap((row) => textIn(row, 'ctgNo') ?? [])[0];
  if (ctgNo !== undefined) await askPage(caller, 'listCategoryProducts', { params: { ctgNo } }, lists);
  if (goods.length > 0) {
    const asked = [...goods.toReversed(), 'GD99999999'];
    noteOrder(
      caller,
      'listGoods',
      'goodsList',
      asked,
      await both(caller, 'listGoods', { body: { gdsGrpNolist: asked } }),
    );
  }
  if (phones.length > 0)
    noteOrder(
      caller,
      'listWireless',
      'ncpList',
      phones,
      await both(caller, 'listWireless', { body: { searchProps: everything, gdsGrpNolist: phones } }),
    );
  for (const id of goods.slice(0, 2)) {
    const data = await both(caller, 'getGoods', { params: { id } });
    noteSame(caller, 'getGoods', 'gdsGrpNo', id, data);
    const choice = choiceOf(data);
    if (choice) await caller.ask('calcGoods', { params: { id }, body: { ...choice, qty: 1 } });
  }
  for (const id of phones.slice(0, 2)) await readPhone(caller, id);
  await askUnknown(caller, 'getGoods', 'id', {}, 'GD99999999');
  await askUnknown(caller, 'getWireless', 'id', {}, 'HP99999999');
}

async function readPhone(caller: MallCaller, id: string): Promise<void> {
  const data = await both(caller, 'getWireless', { params: { id } });
  noteSame(caller, 'getWireless', 'gdsGrpNo', id, data);
  const choice = phoneChoiceOf(data);
  if (!choice) return;
  const { joinTp, phoneMemory } = choice;
  await caller.ask('getWirelessPlans', { params: { id, joinTp, phoneMemory } });
  await caller.ask('estimateWireless', { body: { gdsGrpNo: id, ...choice } });
}

async function readTexts(caller: MallCaller): Promise<void> {
  const data = await askPage(caller, 'listBoards', { params: { tp: 'CM00404' } }, ['list']);
  const brdNo = textIn(rowsIn(data, 'list')[0], 'brdNo');
  if (brdNo !== null) await caller.ask('getBoard', { params: { brdNo } });
  await both(caller, 'listFaqs');
  await both(caller, 'listPaymentNotices');
  await both(caller, 'listClaimGuides');
}

async function readBenefits(caller: MallCaller, { exhibitions, subscriptions }: Found): Promise<void> {
  for (const stat of ['USABLE', 'USED', 'EXPIRED'])
    await askPage(caller, 'listCoupons', { params: { stat } }, ['list']);
  await askSignedOut(caller, 'listCoupons', { params: { stat: 'USABLE' } });
  await askPage(caller, 'listPoints', {}, ['list']);
  await askPage(caller, 'listExhibitions', { params: { stat: 'ING' } }, ['list']);
  for (const exhbNo of exhibitions) await caller.ask('getExhibition', { params: { exhbNo } });
  await askPage(caller, 'listSubscriptionProducts', {}, ['list']);
  for (const subsNo of subscriptions) await caller.ask('getSubscriptionProduct', { params: { subsNo } });
  await both(caller, 'listAlerts');
}

async function readOrders(caller: MallCaller): Promise<void> {
  const orders = await askPage(caller, 'listOrders', {}, ['list']);
  await askSignedOut(caller, 'listOrders');
  for (const row of rowsIn(orders, 'list').slice(0, 3)) {
    const ordNo = textIn(row, 'ordNo');
    if (ordNo === null) continue;
    noteSame(caller, 'getOrder', 'ordNo', ordNo, await both(caller, 'getOrder', { params: { ordNo } }));
    const kind = textIn(row, 'ordTp');
    if (kind === 'GOODS') {
      await caller.ask('getOrderDelivery', { params: { ordNo } });
      await caller.ask('getPaymentStatus', { params: { ordNo } });
    }
    if (kind === 'WIRELESS') await caller.ask('getPhoneOrder', { params: { ordNo } });
  }
  for (const [id, name] of unknownOnes) await askUnknown(caller, id, name);
  const applications = await askPage(caller, 'listApplications', {}, ['list']);
  const applNo = textIn(rowsIn(applications, 'list')[0], 'applNo');
  if (applNo !== null) await caller.ask('getApplication', { params: { applNo } });
}

/** Numbers of others' things, and of nothing, are not found alike. */
const unknownOnes: readonly (readonly [OperationId, string])[] = [
  ['getOrder', 'ordNo'],
  ['getOrderDelivery', 'ordNo'],
  ['getPaymentStatus', 'ordNo'],
  ['getPhoneOrder', 'ordNo'],
  ['getPhoneSheet', 'wlsShtNo'],
  ['getOrderSheet', 'ordShtNo'],
  ['getApplication', 'applNo'],
  ['getQuestion', 'qstnNo'],
];

async function readOthers(caller: MallCaller): Promise<void> {
  await both(caller, 'listQuestionTypes');
  const questions = await askPage(caller, 'listQuestions', {}, ['list']);
  const qstnNo = textIn(rowsIn(questions, 'list')[0], 'qstnNo');
  if (qstnNo !== null) await caller.ask('getQuestion', { params: { qstnNo } });
}
