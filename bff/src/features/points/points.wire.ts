import type { MemberPointsArgs } from '../../graphql/__generated__/schema-types.ts';
import { fromDay } from '../../rules/korean-time.ts';
import { pageFields, type PageQuery } from '../../rules/pages.ts';
import type { MallCall } from '../../upstream/call.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, list, row, surcharge, whole, won, words } from '../../upstream/wire.ts';

const entry = row(
  'PointEntry',
  { pntTp: code, pnt: surcharge },
  { ordNo: code, regDts: words, expDts: words, aftrKey: code },
);
const ledger = row(
  'PointLedger',
  { hldPnt: won, expPnt: won, list: list('points', entry) },
  { minPnt: won, unitPnt: whole, totalCnt: whole },
);

export type WirePointEntry = Read<typeof entry>;
export type WirePointLedger = Read<typeof ledger>;

export function pointsCall(
  { from, to }: Pick<MemberPointsArgs, 'from' | 'to'>,
  paging: PageQuery,
): MallCall<WirePointLedger> {
  return {
    endpoint: 'GET points',
    method: 'GET',
    path: '/api/v1/mall/points',
    query: { fromDt: from && fromDay(from), toDt: to && fromDay(to), ...paging },
    fields: { ...pageFields, fromDt: 'from', toDt: 'to' },
    isShared: true,
    response: ledger,
  };
}
