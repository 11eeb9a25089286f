import type { PointEntry, PointEntryKind, PointLedger } from '../../graphql/__generated__/schema-types.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { WirePointEntry, WirePointLedger } from './points.wire.ts';

const kinds: Readonly<Record<string, PointEntryKind>> = {
  SAVE: 'EARNED',
  USE: 'USED',
  EXPIRE: 'EXPIRED',
  RESTORE: 'RESTORED',
  REVOKE: 'REVOKED',
};

/** The sums of today, which every page of the ledger repeats. */
export function toPointSums({ hldPnt, expPnt, minPnt, unitPnt }: WirePointLedger): Omit<PointLedger, 'entries'> {
  return { balance: hldPnt, expiringSoon: expPnt, minimum: minPnt, step: unitPnt };
}

export function toPointEntry({ pntTp, pnt, regDts, expDts, ordNo }: WirePointEntry): PointEntry {
  return {
    kind: fromCode(kinds, pntTp, 'pntTp'),
    amount: pnt,
    recordedAt: toInstant(regDts),
    expiresAt: toInstant(expDts),
    orderNumber: ordNo,
  };
}
