import type { MallContext } from '../../context.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { loadGoods, loadWireless, viewerOf } from './load-products.ts';
import { findWirelessNumbers, type SearchProps } from './wireless.queries.ts';

/** Products by number, in the requested order. */
export function listHandlers(context: MallContext): Handlers {
  const listGoods = (call: Call) => goodsByNumber(context, call);
  const listWireless = (call: Call) => wirelessByNumber(context, call);
  return { listGoods, listPreGoods: listGoods, listWireless, listPreWireless: listWireless };
}

async function goodsByNumber({ db }: MallContext, call: Call) {
  const { gdsGrpNolist } = call.body as { gdsGrpNolist: string[] };
  return { goodsList: await loadGoods(db, viewerOf(call), gdsGrpNolist) };
}

async function wirelessByNumber({ db }: MallContext, call: Call) {
  const { searchProps, gdsGrpNolist } = call.body as { searchProps: SearchProps; gdsGrpNolist: string[] };
  const numbers = await findWirelessNumbers(db, call.mallId, searchProps, gdsGrpNolist);
  return { ncpList: await loadWireless(db, viewerOf(call), numbers) };
}
