import { useApolloClient } from '@apollo/client/react';
import type { NewPasswords } from '../../features/member/NewPassword/NewPasswordForm.tsx';
import { ChangePasswordDocument } from '../../__generated__/graphql.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

interface Changing {
  isTemporary: boolean;
  onDone: () => void;
}

/** Changes the member's password. */
export function useChangePassword({ isTemporary, onDone }: Changing) {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const { submit } = useSubmission(ChangePasswordDocument, {
    fetchPolicy: 'no-cache',
    input: ({ currentPassword, newPassword }: NewPasswords) => ({ mallUrl, currentPassword, newPassword }),
    failed: '비밀번호를 바꾸지 못했어요. 잠시 후 다시 시도해 주세요.',
    async onDone() {
      onDone();
      // Until now the mall refused everything else, because the password had to be changed.
      if (isTemporary) await client.resetStore().catch(() => {});
    },
  });
  return submit;
}
