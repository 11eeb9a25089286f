import type { Keys } from '../keys.ts';
import { seal, unseal } from './sealing.ts';

type PersonalKey = Pick<Keys, 'personal'>;

export function sealText({ personal }: PersonalKey, text: string | null): string | null {
  return text === null ? null : seal(personal, text);
}

export function unsealText({ personal }: PersonalKey, sealed: string | null): string | null {
  return sealed === null ? null : unseal(personal, sealed);
}
