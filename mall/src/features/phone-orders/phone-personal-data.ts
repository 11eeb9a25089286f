import type { Keys } from '../../keys.ts';
import { maskEmail, maskName } from '../../security/masking.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { maskTelephone } from '../../wire/telephone.ts';
import { maskDelivery, type Address } from '../deliveries/address-book.ts';
import { unsealText } from '../../security/sealed-text.ts';
import type { RefundAccount } from '../payments/provider.ts';
import type { PhoneOrderRow } from './phone-order.queries.ts';

/** The personal data of a contract. Account and entrance are sealed apart, since they are erased earlier. */
export interface PhonePersonalData {
  nm: string;
  telNo: string;
  email: string;
  adultYn: 'Y' | 'N';
  grdnNm: string | null;
  joinTp: string;
  befTelecomCd: string | null;
  dlv: Omit<Address, 'entrCntn'> & { dlvNo: string };
}

type PersonalKey = Pick<Keys, 'personal'>;

export function sealPhoneData({ personal }: PersonalKey, data: PhonePersonalData): string {
  return seal(personal, JSON.stringify(data));
}

export function openPhoneData({ personal }: PersonalKey, { sealed }: Pick<PhoneOrderRow, 'sealed'>): PhonePersonalData {
  const text = unseal(personal, sealed);
  if (text === null) throw new Error('The contract was sealed with another secret.');
  return JSON.parse(text) as PhonePersonalData;
}

const shownDigits = 4;

/** Holder and address, masked. */
export function maskedPhoneData(keys: PersonalKey, row: PhoneOrderRow) {
  const { dlv, nm, telNo, email, adultYn, grdnNm, joinTp, befTelecomCd } = openPhoneData(keys, row);
  const acct = row.billTp === 'ACCT' ? unsealText(keys, row.sealedAcct) : null;
  return {
    holder: {
      nm: maskName(nm),
      telNo: maskTelephone(telNo),
      email: maskEmail(email),
      adultYn,
      grdnNm: grdnNm && maskName(grdnNm),
      joinTp,
      befTelecomCd,
      billTp: row.billTp,
      billNo: acct && `****${(JSON.parse(acct) as RefundAccount).acctNo.replaceAll(/\D/gu, '').slice(-shownDigits)}`,
    },
    dlv: maskDelivery({ ...dlv, entrCntn: unsealText(keys, row.sealedEntrance), dfltYn: 'N' }),
  };
}
