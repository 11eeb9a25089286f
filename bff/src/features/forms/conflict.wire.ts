import { isRefusal, type MallRefusal } from '../../errors/mall-error.ts';
import { refusalData } from '../../upstream/refusal-data.ts';
import { code, row } from '../../upstream/wire.ts';

/** The reason alone. */
export const plainConflict = row('Conflict', { rsnCd: code }, {});

/** Why the mall answers 409; null for any other refusal, and for a 409 that names no reason. */
export function conflictReason(refusal: MallRefusal): string | null {
  return isRefusal(refusal, '1409') ? (refusalData(refusal, plainConflict)?.rsnCd ?? null) : null;
}
