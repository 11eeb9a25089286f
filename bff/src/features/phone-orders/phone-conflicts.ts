import { toInstant } from '../../rules/korean-time.ts';
import { code, fromCode, row, words } from '../../upstream/wire.ts';
import { plainConflict } from '../forms/conflict.wire.ts';
import { conflictOf } from '../forms/conflicts.ts';
import { toPhoneEstimate } from '../phone-estimate/phone-estimate.mapper.ts';
import { phoneEstimate } from '../phone-estimate/phone-estimate.wire.ts';
import { portingRefusalReasons } from './phone-order-codes.ts';

const estimateData = row('PhonePriceConflict', { estimate: phoneEstimate }, {});
const portingData = row('PortingConflict', { mnpRsnCd: code }, { psblDts: words });

export const estimateChanged = conflictOf('PRICE', estimateData, ({ estimate }) => ({
  __typename: 'EstimateChanged' as const,
  code: 'PRICE_CHANGED' as const,
  estimate: toPhoneEstimate(estimate),
}));

export const portingRefused = conflictOf('PORTING', portingData, ({ mnpRsnCd, psblDts }) => {
  const reason = fromCode(portingRefusalReasons, mnpRsnCd, 'mnpRsnCd');
  const nextCheckAt = toInstant(psblDts);
  return reason && { __typename: 'PortingRefused' as const, code: 'PORTING_REFUSED' as const, reason, nextCheckAt };
});

export const guardianRequired = conflictOf('MINOR', plainConflict, () => ({
  __typename: 'GuardianRequired' as const,
  code: 'GUARDIAN_REQUIRED' as const,
}));
