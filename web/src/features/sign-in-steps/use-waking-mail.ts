import { useSendWakingMailMutation } from '../../__generated__/hooks.ts';
import type { Refusal } from '../../shared/form/use-mall-form.ts';
import { useMallUrl } from '../../shared/page/page-context.ts';

/** Whose account sleeps: by a refused sign-in, or by the login id. */
type Sleeper = { stepToken: string } | { id: string };

/** Has the mail sent whose link wakes a dormant account. Answers why not, or null when it is on its way. */
export function useWakingMail(): (sleeper: Sleeper) => Promise<Refusal | null> {
  const mallUrl = useMallUrl();
  const [ask] = useSendWakingMailMutation({ fetchPolicy: 'no-cache' });
  return async (sleeper) => {
    const { data } = await ask({ variables: { input: { mallUrl, ...sleeper } } });
    const result = data?.sendWakingMail;
    return result?.__typename === 'WakingMailSent'
      ? null
      : (result ?? { message: '메일을 보내지 못했어요. 다시 시도해 주세요.', fields: [] });
  };
}
