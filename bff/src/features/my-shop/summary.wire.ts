import type { MallCall } from '../../upstream/call.ts';
import { Invalid, invalid, type Read, type Reader } from '../../upstream/reading.ts';
import { code, list, orNull, row, whole, won } from '../../upstream/wire.ts';
import { head } from '../orders/order.wire.ts';

/** Counts by code. One that is no number makes them invalid: their sum would be wrong. */
const stateCounts: Reader<Record<string, number>, Map<string, number>> = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return invalid;
  const counts = new Map<string, number>();
  for (const [code, sent] of Object.entries(value)) {
    const count = whole(sent);
    if (count instanceof Invalid) return new Invalid(code);
    counts.set(code, count);
  }
  return counts;
};

const stateSet = row('StateSet', { ordStatList: list('ordStatList', code), cnt: whole }, {});

const summary = row(
  'MyShopSummary',
  {},
  {
    ordStatCnt: stateCounts,
    ordStatSetList: orNull(list('ordStatSetList', stateSet)),
    wlsStatCnt: stateCounts,
    clmCnt: whole,
    cpnCnt: whole,
    hldPnt: won,
    wishCnt: whole,
    cartCnt: whole,
    qstnWaitCnt: whole,
    subsCnt: whole,
    rcntOrdList: orNull(list('rcntOrdList', head)),
  },
);

export type WireSummary = Read<typeof summary>;

export const summaryCall: MallCall<WireSummary> = {
  endpoint: 'GET my-shop/summary',
  method: 'GET',
  path: '/api/v1/mall/my-shop/summary',
  isShared: true,
  response: summary,
};
