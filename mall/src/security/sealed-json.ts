import type { Keys } from '../keys.ts';
import { seal, unseal } from './sealing.ts';

type PersonalKey = Pick<Keys, 'personal'>;

/** Seals personal data of a row. */
export function sealJson({ personal }: PersonalKey, data: object): string {
  return seal(personal, JSON.stringify(data));
}

/** What `sealJson` sealed. Throws where that was done with another secret. */
export function unsealJson<Data extends object>({ personal }: PersonalKey, sealed: string): Data {
  const text = unseal(personal, sealed);
  if (text === null) throw new Error('The row was sealed with another secret.');
  return JSON.parse(text) as Data;
}
