import type { SignInRefusal } from '../../__generated__/graphql.ts';

/** What keeps a member from signing in although the password was right. */
export type StepReason = Extract<SignInRefusal, 'DORMANT_ACCOUNT' | 'EMAIL_MISSING' | 'INITIAL_PASSWORD'>;

/** The one step that a refused sign-in leaves open, for ten minutes. Never in an address or in storage. */
export interface OpenStep {
  reason: StepReason;
  /** Login id: what keeps the shopper's passwords asks for it. Empty after a telecom sign-in. */
  id: string;
  /** The mall takes it for this step alone. */
  token: string;
  /** The name of the page that it opens though nobody is signed in. */
  page: string;
  staysSignedIn: boolean;
  /** Where the member wanted to go: path and query of the same mall; null: nowhere in particular. */
  redirect: string | null;
}
