import { useNavigate } from 'react-router-dom';
import { WithdrawDocument } from '../../__generated__/graphql.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { mallPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';

export interface Leaving {
  /** Empty: the member gives no reason. */
  reasonCode: string;
  reason: string;
  password: string;
}

/** Ends the membership. On success the member is a visitor, here and in every tab. */
export function useWithdraw() {
  const { mallUrl, device } = usePage();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const done = mallPath(mallUrl, device, device === 'MOBILE' ? 'myShop/scssMemberDone' : 'myshop/scssMemberDone');
  const { submit } = useSubmission(WithdrawDocument, {
    fetchPolicy: 'no-cache',
    input: ({ password, reasonCode, reason }: Leaving) => ({
      mallUrl,
      password,
      reasonCode: reasonCode || null,
      reason: reason || null,
    }),
    failed: '탈퇴하지 못했어요. 잠시 후 다시 시도해 주세요.',
    async onDone() {
      sessions?.clear();
      // Replaces the member's page: back does not open it.
      await navigate(done, { replace: true });
    },
  });
  return submit;
}
