import { useSignUpMutation } from '../../__generated__/hooks.ts';
import type { TermsKind } from '../../__generated__/graphql.ts';
import type { Refusal } from '../../shared/form/use-mall-form.ts';
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

/** Creates the account of a certified person; resolves with the refusal, or null. Rejects without a response. */
export function useSignUp(
  certificationNumber: string,
  agreedTerms: readonly TermsKind[],
): (account: NewAccount) => Promise<Refusal | null> {
  const mallUrl = useMallUrl();
  const [ask] = useSignUpMutation({ fetchPolicy: 'no-cache' });
  return async ({ name, id, password, email }) => {
    const input = { mallUrl, id, password, email, name, certificationNumber, agreedTerms: [...agreedTerms] };
    const { data } = await ask({ variables: { input } });
    const result = data?.signUp;
    if (result?.__typename === 'SignedUp') return null;
    return result ?? { message: '가입하지 못했어요. 다시 시도해 주세요.', fields: [] };
  };
}
