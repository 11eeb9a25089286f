import { code, fromCode, row } from '../../upstream/wire.ts';
import { plainConflict } from '../forms/conflict.wire.ts';
import { conflictOf } from '../forms/conflicts.ts';
import { toPhoneEstimate } from '../phone-estimate/phone-estimate.mapper.ts';
import { phoneEstimate } from '../phone-estimate/phone-estimate.wire.ts';
import { portingRefusalReasons } from './phone-order-codes.ts';

const estimateData = row('PhonePriceConflict', { estimate: phoneEstimate }, {});
const portingData = row('PortingConflict', { mnpRsnCd: code }, {});

export const estimateChanged = conflictOf('PRICE', estimateData, ({ estimate }) => ({
  __typename: 'EstimateChanged' as const,
  code: 'PRICE_CHANGED' as const,
  estimate: toPhoneEstimate(estimate),
}));

export const portingRefused = conflictOf('PORTING', portingData, ({ mnpRsnCd }) => {
  const reason = fromCode(portingRefusalReasons, mnpRsnCd, 'mnpRsnCd');
  return reason && { __typename: 'PortingRefused' as const, code: 'PORTING_REFUSED' as const, reason };
});

export const guardianRequired = conflictOf('MINOR', plainConflict, () => ({
  __typename: 'GuardianRequired' as const,
  code: 'GUARDIAN_REQUIRED' as const,
}));
