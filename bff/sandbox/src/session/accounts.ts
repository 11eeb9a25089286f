import list from '../../examples/accounts.json';

/** A documented account of the embedded mall. */
export interface Account {
  mallUrl: string;
  id: string;
  password: string;
  /** What its sign-in answers: Session, or the reason of the refusal. */
  answer: string;
  note: { en: string; ko: string };
}

export const accounts: readonly Account[] = list;
