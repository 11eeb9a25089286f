import { plainCode } from '../../buying/coupon-issues.ts';
import { hashToken } from '../../security/sealing.ts';

/** The stored hash of a coupon's code. */
export function hashOfCode(typed: string): string {
  return hashToken(plainCode(typed));
}
