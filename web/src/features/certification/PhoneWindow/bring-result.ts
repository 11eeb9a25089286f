import { takePostedResult } from './posted-result.ts';
import { handBack, keepWayBack, readWayBack, type WayBack } from './way-back.ts';
import { tellOpener } from './window-messages.ts';

/** Outcome of passing on the agency's result. */
export type Brought =
  /** The page that opened this window has it. */
  | { kind: 'told' }
  /** It waits in memory for the page that one came from. */
  | { kind: 'back'; wayBack: WayBack }
  /** The agency returned nothing, or no page here has requested it. */
  | { kind: 'none'; wayBack: WayBack | null };

/**
 * Passes the agency's result to the page that requested it: the previous page in this window, or the one that opened
 * it.
 */
export async function bringResult(): Promise<Brought> {
  const posted = takePostedResult();
  const wayBack = readWayBack();
  keepWayBack(null);
  if (!posted) return { kind: 'none', wayBack };
  if (wayBack?.requestNumber === posted.requestNumber) {
    handBack({ purpose: wayBack.purpose, ...posted });
    return { kind: 'back', wayBack };
  }
  if (!window.opener) return { kind: 'none', wayBack };
  tellOpener({ kind: 'certification-finished', ...posted });
  return { kind: 'told' };
}
