import type { CheckNumberPortingMutation, PlacePhoneOrderMutation } from '../../__generated__/graphql.ts';
import type { RefusedOf } from '../../shared/submission/result.ts';
import type { SessionStore } from '../../shop/session/session-store.ts';
import { keepApplication, readApplication } from './application.ts';
import { keepProofs, readProofs } from './proofs.ts';

/** Forgets what the mall takes no more, so that its step asks for it again. The rest stays. */
export function forgetRefused(
  refused: RefusedOf<PlacePhoneOrderMutation> | RefusedOf<CheckNumberPortingMutation>,
  sheetNumber: string,
  sessions: SessionStore | null,
): void {
  const proofs = readProofs(sheetNumber);
  const application = readApplication(sheetNumber, sessions);
  if (refused.__typename === 'GuardianRequired')
    keepProofs(sheetNumber, {
      applicant: proofs.applicant && { ...proofs.applicant, isAdult: false },
      guardian: null,
    });
  if (refused.__typename === 'Expired') {
    // Not told: any of the proofs may have ended, so all are asked for again.
    if (refused.subject === null) {
      keepProofs(sheetNumber, { ...proofs, applicant: null, guardian: null });
      keepApplication(sheetNumber, sessions, { ...application, checked: null });
    }
    if (refused.subject === 'CERTIFICATION') keepProofs(sheetNumber, { ...proofs, applicant: null });
    if (refused.subject === 'GUARDIAN_CERTIFICATION') keepProofs(sheetNumber, { ...proofs, guardian: null });
    if (refused.subject === 'NUMBER_PORTING') keepApplication(sheetNumber, sessions, { ...application, checked: null });
  }
  if (isOfSignature(refused)) keepApplication(sheetNumber, sessions, { ...application, signatureFileNumber: null });
}

/** Whether the mall does not take the signature. */
export function isOfSignature(
  refused: RefusedOf<PlacePhoneOrderMutation> | RefusedOf<CheckNumberPortingMutation>,
): boolean {
  return refused.__typename === 'FormRefused' && refused.fields.some(({ path }) => path[0] === 'signatureFileNumber');
}
