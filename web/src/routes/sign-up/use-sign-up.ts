import { SignUpDocument, type TermsKind } from '../../__generated__/graphql.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

export interface NewAccount {
  name: string;
  id: string;
  password: string;
  email: string;
}

/** The fields are named as in the mutation's input. */
export interface AccountValues extends NewAccount {
  passwordAgain: string;
}

interface Joining {
  certificationNumber: string;
  agreedTerms: readonly TermsKind[];
  onDone: (account: NewAccount) => void;
}

/** Creates the account of a certified person. */
export function useSignUp({ certificationNumber, agreedTerms, onDone }: Joining) {
  const mallUrl = useMallUrl();
  const { submit } = useSubmission(SignUpDocument, {
    fetchPolicy: 'no-cache',
    input: (account: NewAccount) => ({ mallUrl, certificationNumber, agreedTerms: [...agreedTerms], ...account }),
    failed: '가입하지 못했어요. 다시 시도해 주세요.',
    onDone: (_account, { values }) => onDone(values),
  });
  return submit;
}
