import type { mailLinks } from '../../db/schema/accounts.ts';
import type { Keys } from '../../keys.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { hashTargetOrNull } from '../../security/target-hash.ts';

type LinkEmail = Pick<typeof mailLinks.$inferSelect, 'sealedEmail' | 'emailHash' | 'plainEmail'>;

/** The columns of a link's row for the address that it was sent to; null for none. */
export function sealLinkEmail(keys: Keys, mallId: string, email: string | null): LinkEmail {
  return {
    sealedEmail: email === null ? null : seal(keys.personal, email),
    emailHash: hashTargetOrNull(keys, mallId, email),
    plainEmail: null,
  };
}

/** The address of a row; also of one that a mall of an earlier version wrote meanwhile. */
export function emailOfLink(keys: Pick<Keys, 'personal'>, row: Omit<LinkEmail, 'emailHash'>): string | null {
  return row.sealedEmail === null ? row.plainEmail : unseal(keys.personal, row.sealedEmail);
}
