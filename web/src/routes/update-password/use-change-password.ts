import { useApolloClient } from '@apollo/client/react';
import { useChangePasswordMutation } from '../../__generated__/hooks.ts';
import type { NewPasswords } from '../../features/member/NewPassword/NewPasswordForm.tsx';
import type { Refusal } from '../../shared/form/use-mall-form.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

interface Changing {
  isTemporary: boolean;
  onDone: () => void;
}

/** Changes the member's password. Answers why it was refused, or null when it worked. */
export function useChangePassword({
  isTemporary,
  onDone,
}: Changing): (passwords: NewPasswords) => Promise<Refusal | null> {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const [change] = useChangePasswordMutation({ fetchPolicy: 'no-cache' });
  return async ({ currentPassword, newPassword }) => {
    const { data } = await change({ variables: { input: { mallUrl, currentPassword, newPassword } } });
    if (data?.changePassword?.__typename !== 'PasswordChanged')
      return data?.changePassword ?? { message: '비밀번호를 바꾸지 못했어요. 잠시 후 다시 시도해 주세요.', fields: [] };
    onDone();
    // Until now the mall refused everything else, because the password had to be changed.
    if (isTemporary) await client.resetStore().catch(() => {});
    return null;
  };
}
