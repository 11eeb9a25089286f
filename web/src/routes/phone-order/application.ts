import type { PhoneBillingMethod, UsimType } from '../../__generated__/graphql.ts';
import { forgetSecret, keepSecret, openSecret, readSecret } from '../../shared/secrets/tab-secrets.ts';
import { memberOf } from '../../shop/session/access-token.ts';
import type { SessionStore } from '../../shop/session/session-store.ts';
import { carryProofs } from './proofs.ts';

/** The number to bring along, without the digits that prove whose it is. */
export interface NumberToPort {
  phone: string;
  carrierCode: string;
}

/** A number that can be brought along, as the porting center said. */
export interface CheckedNumber extends NumberToPort {
  portingNumber: string;
}

/** What a shopper has typed and chosen for the contract of a sheet. */
export interface Application {
  toPort: NumberToPort;
  checked: CheckedNumber | null;
  billing: PhoneBillingMethod | null;
  account: { bankCode: string; accountNumber: string; holder: string };
  usim: UsimType | null;
  extraServiceNumbers: readonly string[];
  addressNumber: string | null;
  message: string;
  email: string;
  signatureFileNumber: string | null;
  agreements: readonly string[];
  /** The contract that these were given below. */
  signedContract: string;
}

/** Nothing is chosen or ticked. */
export const emptyApplication: Application = {
  toPort: { phone: '', carrierCode: '' },
  checked: null,
  billing: null,
  account: { bankCode: '', accountNumber: '', holder: '' },
  usim: null,
  extraServiceNumbers: [],
  addressNumber: null,
  message: '',
  email: '',
  signatureFileNumber: null,
  agreements: [],
  signedContract: '',
};

export const applicationKey = (sheetNumber: string) => `family-mall.phone-application.${sheetNumber}`;

/** Marks who typed, so that the next member of this tab does not see it. */
function ownerOf(sessions: SessionStore | null): string {
  const session = sessions?.read();
  return session ? String(memberOf(session)) : '';
}

/** Draft of this member in this tab for a sheet. */
export function readApplication(sheetNumber: string, sessions: SessionStore | null): Application {
  const kept: unknown = JSON.parse(readSecret(applicationKey(sheetNumber)) ?? '{}');
  const { owner, application } = (kept ?? {}) as { owner?: unknown; application?: Partial<Application> };
  return owner === ownerOf(sessions) ? { ...emptyApplication, ...application } : emptyApplication;
}

/** Keeps it in this tab until the order is placed: it survives a reload and every step. */
export function keepApplication(sheetNumber: string, sessions: SessionStore | null, application: Application): void {
  keepSecret(applicationKey(sheetNumber), JSON.stringify({ owner: ownerOf(sessions), application }));
}

export function forgetApplication(sheetNumber: string): void {
  forgetSecret(applicationKey(sheetNumber));
}

/**
 * For a sheet that takes the place of another. What was signed or agreed to there is given anew. So is who applies, if the
 * certification was used to check a number: it is good for one sheet.
 */
export async function carryApplication(from: string, to: string, sessions: SessionStore | null): Promise<void> {
  await openSecret(applicationKey(from));
  const { checked, toPort, billing, account, usim, addressNumber, message, email } = readApplication(from, sessions);
  const typed = { toPort, billing, account, usim, addressNumber, message, email };
  keepApplication(to, sessions, { ...emptyApplication, ...typed });
  forgetApplication(from);
  if (checked === null) await carryProofs(from, to);
}
