import type { Keys } from '../../keys.ts';
import { seal, unseal } from '../../security/sealing.ts';
import type { Address } from '../deliveries/address-book.ts';

/** The personal data of an order, without the entrance code, which is erased earlier. */
export interface PersonalData {
  /** Null: an order of an upload, whose rows name receivers alone. */
  ordr: { ordrNm: string; ordrTel: string; ordrEmail: string } | null;
  /** Null: nothing is brought to an address. */
  dlv: (Omit<Address, 'entrCntn'> & { dlvNo: string }) | null;
  /** Mobile number that tickets go to. Left out where none do, and for a row of an upload, whose receiver gets them. */
  tktTel?: string | null;
  cashRcpt: CashReceipt | null;
}

export interface CashReceipt {
  tp: 'INCOME' | 'BUSINESS';
  no: string;
}

/** The number that its tickets go to. */
export function ticketPhoneOf({ tktTel = null, dlv, ordr }: PersonalData): string | null {
  return tktTel ?? dlv?.rcvrTel ?? ordr?.ordrTel ?? null;
}

type PersonalKey = Pick<Keys, 'personal'>;

export function sealPersonal({ personal }: PersonalKey, data: PersonalData): string {
  return seal(personal, JSON.stringify(data));
}

export function unsealPersonal({ personal }: PersonalKey, sealed: string): PersonalData {
  const text = unseal(personal, sealed);
  if (text === null) throw new Error('The order was sealed with another secret.');
  return JSON.parse(text) as PersonalData;
}
