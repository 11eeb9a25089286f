import { useSendWakingMailMutation } from '../../__generated__/hooks.ts';
import type { Refusal } from '../../shared/form/use-mall-form.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

/** The dormant account: by a refused sign-in, or by the login id. */
type DormantAccount = { stepToken: string } | { id: string };

/**
 * Requests the mail that reactivates a dormant account. Resolves to the refusal, or null when the mail is on its way.
 */
export function useReactivationMail(): (account: DormantAccount) => Promise<Refusal | null> {
  const mallUrl = useMallUrl();
  const [ask] = useSendWakingMailMutation({ fetchPolicy: 'no-cache' });
  return async (account) => {
    const { data } = await ask({ variables: { input: { mallUrl, ...account } } });
    const result = data?.sendWakingMail;
    return result?.__typename === 'WakingMailSent'
      ? null
      : (result ?? { message: '메일을 보내지 못했어요. 다시 시도해 주세요.', fields: [] });
  };
}
