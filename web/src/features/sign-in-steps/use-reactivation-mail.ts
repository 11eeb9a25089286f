import { SendWakingMailDocument } from '../../__generated__/graphql.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

/** The dormant account: by a refused sign-in, or by the login id. */
type DormantAccount = { stepToken: string } | { id: string };

/** Requests the mail that reactivates a dormant account. */
export function useReactivationMail() {
  const mallUrl = useMallUrl();
  const { submit } = useSubmission(SendWakingMailDocument, {
    fetchPolicy: 'no-cache',
    input: (account: DormantAccount) => ({ mallUrl, ...account }),
    failed: '메일을 보내지 못했어요. 다시 시도해 주세요.',
  });
  return submit;
}
