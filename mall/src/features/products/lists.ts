import type { MallContext } from '../../context.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { loadGoods, loadWireless, viewerOf } from './load-products.ts';
import { findWirelessNumbers } from './wireless.queries.ts';

/** Products by number, in the requested order. */
export const listHandlers = {
  listGoods,
  listPreGoods: listGoods,
  listWireless,
  listPreWireless: listWireless,
} satisfies Partial<Handlers>;

async function listGoods(context: MallContext, call: Call<'listGoods' | 'listPreGoods'>) {
  return { goodsList: await loadGoods(context, viewerOf(call), call.body.gdsGrpNolist) };
}

async function listWireless(context: MallContext, call: Call<'listWireless' | 'listPreWireless'>) {
  const { searchProps, gdsGrpNolist } = call.body;
  const numbers = await findWirelessNumbers(context.db, call.mallId, searchProps, gdsGrpNolist);
  return { ncpList: await loadWireless(context, viewerOf(call), numbers) };
}
