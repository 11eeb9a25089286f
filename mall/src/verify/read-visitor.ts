import { askPage, askUnknown, askWrong, noteOrder, noteSame } from './checks.ts';
import { isRow, rowsIn, textIn, type Row } from './facts.ts';
import type { MallCaller } from './mall-caller.ts';

const everything = { brandType: 'ALL', rangeType: 'ALL' };

/** What the reads of a visitor found, for those of a member. */
export interface Found {
  mallId: string;
  categories: readonly Row[];
  goods: string[];
  phones: string[];
  exhibitions: string[];
  subscriptions: string[];
}

/** Asks for all that a visitor may read. Null for a mall without a number: nothing else can be asked. */
export async function readAsVisitor(caller: MallCaller, mallUrl: string): Promise<Found | null> {
  const layout = await caller.ask('getLoginLayout', { params: { mallUrl, device: 'PC' } });
  const mall = isRow(layout) && isRow(layout['adMall']) ? layout['adMall'] : {};
  const mallId = textIn(mall, 'mallId');
  if (mallId === null) return null;
  await caller.ask('getLoginLayout', { params: { mallUrl: 'zz-no-such-mall' }, expect: { status: 404, code: '1404' } });
  await caller.ask('isRecaptchaRequired');
  await caller.ask('getTerms', { params: { code: 'ME0360101', mallId } });
  await askWrong(caller, 'getTerms', 'code', { params: { code: 'ZZ', mallId } });
  const categories = await readLayout(caller, mallId);
  const { goods, phones } = await readCategories(caller, mallId, categories);
  await readProducts(caller, mallId, { goods, phones });
  await readTexts(caller, mallId);
  const exhibitions = await readExhibitions(caller, mallId);
  const subscriptions = await readSubscriptions(caller, mallId);
  return { mallId, categories, goods, phones, exhibitions, subscriptions };
}

async function readLayout(caller: MallCaller, mallId: string): Promise<Row[]> {
  const of = (device: string) => ({ params: { mallId, device } });
  const menus = [await caller.ask('getPreMenu', of('PC')), await caller.ask('getPreMenu', of('MO'))];
  for (const device of ['PC', 'MO']) {
    await caller.ask('getPreMainCorners', of(device));
    await caller.ask('getPrePromotions', of(device));
    await caller.ask('getPrePopups', of(device));
  }
  await caller.ask('getAreaCorners', { params: { mallId, dispArea: '014001', device: 'PC' }, bearer: null });
  await askWrong(caller, 'getPreMenu', 'mallId', { params: { device: 'PC' } });
  await askWrong(caller, 'getPreMenu', 'device', { params: { mallId, device: 'TV' } });
  return menus.flatMap((menu) => rowsIn(menu).flatMap((row) => [row, ...rowsIn(row, 'gdCtgSub')]));
}

async function readCategories(caller: MallCaller, mallId: string, categories: readonly Row[]) {
  const found = { goods: [] as string[], phones: [] as string[] };
  const kinds = new Map(categories.map((row) => [textIn(row, 'ctgType'), row]));
  const lists = ['goodsList', 'ncpList'];
  for (const row of [...kinds.values(), ...categories.slice(0, 3)]) {
    const ctgNo = textIn(row, 'ctgNo');
    if (ctgNo === null) continue;
    const data = await askPage(caller, 'listPreCategoryProducts', { params: { ctgNo, mallId, device: 'PC' } }, lists);
    noteSame(caller, 'listPreCategoryProducts', 'ctgNo', ctgNo, data);
    found.goods.push(...rowsIn(data, 'goodsList').flatMap((each) => textIn(each, 'gdsGrpNo') ?? []));
    found.phones.push(...rowsIn(data, 'ncpList').flatMap((each) => textIn(each, 'gdsGrpNo') ?? []));
    await readSorted(caller, mallId, ctgNo);
  }
  await askUnknown(caller, 'listPreCategoryProducts', 'ctgNo', { params: { mallId } });
  const [first] = categories.flatMap((row) => textIn(row, 'ctgNo') ?? []);
  if (first !== undefined) {
    await askWrong(caller, 'listPreCategoryProducts', 'page', { params: { ctgNo: first, mallId, page: 0 } });
    await askWrong(caller, 'listPreCategoryProducts', 'sort', { params: { ctgNo: first, mallId, sort: 'ZZ' } });
  }
  return { goods: [...new Set(found.goods)].slice(0, 3), phones: [...new Set(found.phones)].slice(0, 3) };
}

/** Goods by their price are in its order. */
async function readSorted(caller: MallCaller, mallId: string, ctgNo: string): Promise<void> {
  const data = await caller.ask('listPreCategoryProducts', { params: { ctgNo, mallId, sort: 'PRICE_ASC', size: 10 } });
  const prices = rowsIn(data, 'goodsList').flatMap((row) => (typeof row['slPrc'] === 'number' ? [row['slPrc']] : []));
  if (prices.some((price, index) => index > 0 && price < (prices[index - 1] ?? 0)))
    caller.note('listPreCategoryProducts', 'data.goodsList[].slPrc', 'falls in a list that begins with the cheapest');
}

async function readProducts(
  caller: MallCaller,
  mallId: string,
  { goods, phones }: { goods: string[]; phones: string[] },
): Promise<void> {
  if (goods.length > 0) {
    const asked = [...goods.toReversed(), 'GD99999999'];
    const data = await caller.ask('listPreGoods', { body: { mallId, gdsGrpNolist: asked } });
    noteOrder(caller, 'listPreGoods', 'goodsList', asked, data);
  }
  if (phones.length > 0) {
    const asked = phones.toReversed();
    const data = await caller.ask('listPreWireless', {
      body: { mallId, searchProps: everything, gdsGrpNolist: asked },
    });
    noteOrder(caller, 'listPreWireless', 'ncpList', asked, data);
  }
  for (const id of goods) await readGoods(caller, mallId, id);
  for (const id of phones) await readPhone(caller, mallId, id);
  await askUnknown(caller, 'getPreGoods', 'id', { params: { mallId } }, 'GD99999999');
  await askUnknown(caller, 'getPreWireless', 'id', { params: { mallId } }, 'HP99999999');
  await askWrong(caller, 'listPreGoods', 'gdsGrpNolist', { body: { mallId, gdsGrpNolist: [] } });
}

async function readGoods(caller: MallCaller, mallId: string, id: string): Promise<void> {
  const data = await caller.ask('getPreGoods', { params: { id, mallId } });
  noteSame(caller, 'getPreGoods', 'gdsGrpNo', id, data);
  noteVisitor(caller, 'getPreGoods', data);
  const choice = choiceOf(data);
  if (choice) await caller.ask('calcPreGoods', { params: { id }, body: { mallId, ...choice, qty: 1 } });
}

/** One option and one color of goods, where they have any. */
export function choiceOf(data: unknown): Row | null {
  if (!isRow(data)) return null;
  const optNo = textIn(rowsIn(data, 'options')[0], 'optNo');
  const inUse = rowsIn(data, 'colorQtyList').filter((row) => row['useYn'] !== 'N');
  const colorNm = textIn(inUse[0], 'colorNm');
  return { ...(optNo === null ? {} : { optNo }), ...(colorNm === null ? {} : { colorNm }) };
}

/** Hearts and market prices are a member's. */
function noteVisitor(caller: MallCaller, id: 'getPreGoods' | 'getPreWireless', data: unknown): void {
  for (const field of ['mktPrc', 'fvrtYn'])
    if (isRow(data) && data[field] !== null && data[field] !== undefined)
      caller.note(id, `data.${field}`, 'is told to a visitor');
}

async function readPhone(caller: MallCaller, mallId: string, id: string): Promise<void> {
  const data = await caller.ask('getPreWireless', { params: { id, mallId } });
  noteSame(caller, 'getPreWireless', 'gdsGrpNo', id, data);
  const choice = phoneChoiceOf(data);
  if (!choice) return;
  const { joinTp, phoneMemory } = choice;
  await caller.ask('getPreWirelessPlans', { params: { id, mallId, joinTp, phoneMemory } });
  await caller.ask('estimatePreWireless', { body: { mallId, gdsGrpNo: id, ...choice } });
  await askWrong(caller, 'getPreWirelessPlans', 'joinTp', { params: { id, mallId, joinTp: 'ZZ', phoneMemory } });
}

/** What a phone's page begins with. */
export function phoneChoiceOf(data: unknown) {
  if (!isRow(data)) return null;
  const planNo = textIn(rowsIn(data, 'planList')[0], 'planNo');
  const price = isRow(data['priceData']) ? data['priceData'] : {};
  const joinTp = textIn(price, 'joinTp');
  const phoneMemory = textIn(price, 'phoneMemory');
  const months = Array.isArray(data['instMnthList']) ? (data['instMnthList'] as unknown[]) : [];
  const instMnth = months.find((each) => typeof each === 'number');
  if (planNo === null || joinTp === null || phoneMemory === null || typeof instMnth !== 'number') return null;
  const colorNm = textIn(rowsIn(data, 'colorList')[0], 'colorNm');
  return { planNo, joinTp, phoneMemory, instMnth, colorNm, discType: 'SUPPORT' };
}

async function readTexts(caller: MallCaller, mallId: string): Promise<void> {
  for (const tp of ['CM00404', 'CM00410']) {
    const data = await askPage(caller, 'listPreBoards', { params: { tp, mallId } }, ['list']);
    const brdNo = textIn(rowsIn(data, 'list')[0], 'brdNo');
    if (brdNo === null) continue;
    noteSame(caller, 'getPreBoard', 'brdNo', brdNo, await caller.ask('getPreBoard', { params: { brdNo, mallId } }));
  }
  await askUnknown(caller, 'getPreBoard', 'brdNo', { params: { mallId } }, 999_999_999);
  await caller.ask('listPreFaqs', { params: { mallId } });
  await caller.ask('listPrePaymentNotices', { params: { mallId } });
  await caller.ask('listPreClaimGuides', { params: { mallId } });
  await askPage(caller, 'searchPostalAddresses', { params: { keyword: '한빛로', mallId } }, ['list']);
}

async function readExhibitions(caller: MallCaller, mallId: string): Promise<string[]> {
  const data = await askPage(caller, 'listPreExhibitions', { params: { stat: 'ING', mallId } }, ['list']);
  const numbers = rowsIn(data, 'list').flatMap((row) => textIn(row, 'exhbNo') ?? []);
  for (const exhbNo of numbers.slice(0, 2)) await caller.ask('getPreExhibition', { params: { exhbNo, mallId } });
  await askUnknown(caller, 'getPreExhibition', 'exhbNo', { params: { mallId } });
  return numbers.slice(0, 2);
}

async function readSubscriptions(caller: MallCaller, mallId: string): Promise<string[]> {
  const data = await askPage(caller, 'listPreSubscriptionProducts', { params: { mallId } }, [
    'list',
    'subsList',
    'goodsList',
  ]);
  const lists = isRow(data) ? Object.values(data).flatMap((value) => rowsIn(value)) : [];
  const numbers = lists.flatMap((row) => textIn(row, 'subsNo') ?? []);
  for (const subsNo of numbers.slice(0, 2))
    await caller.ask('getPreSubscriptionProduct', { params: { subsNo, mallId } });
  await askUnknown(caller, 'getPreSubscriptionProduct', 'subsNo', { params: { mallId } });
  return numbers.slice(0, 2);
}
