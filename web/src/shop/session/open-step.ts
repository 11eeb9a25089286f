import type { SignInRefusal } from '../../__generated__/graphql.ts';
import type { PageName } from '../addresses/page-name.ts';

/** Reasons that prevent signing in with a correct password. */
export type StepReason = Extract<SignInRefusal, 'DORMANT_ACCOUNT' | 'EMAIL_MISSING' | 'INITIAL_PASSWORD'>;

/** The one step that a refused sign-in leaves open, for ten minutes. Never in an address or in storage. */
export interface OpenStep {
  reason: StepReason;
  /** Login id, for password managers. Empty after a telecom sign-in. */
  id: string;
  /** The mall takes it for this step alone. */
  token: string;
  /** Name of the page that this step opens without a session. */
  page: PageName;
  staysSignedIn: boolean;
  /** The member's destination: path and query of the same mall; null: none. */
  redirect: string | null;
}
