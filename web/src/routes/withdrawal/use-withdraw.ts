import { useNavigate } from 'react-router-dom';
import { useWithdrawMutation } from '../../__generated__/hooks.ts';
import type { Refusal } from '../../shared/form/use-mall-form.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';

export interface Leaving {
  /** Empty: the member gives no reason. */
  reasonCode: string;
  reason: string;
  password: string;
}

/** Ends the membership. Resolves to the refusal; on success the member is a visitor, here and in every tab. */
export function useWithdraw(): (leaving: Leaving) => Promise<Refusal | null> {
  const { mallUrl, device } = usePage();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const [withdraw] = useWithdrawMutation({ fetchPolicy: 'no-cache' });
  return async ({ password, reasonCode, reason }) => {
    const { data } = await withdraw({
      variables: { input: { mallUrl, password, reasonCode: reasonCode || null, reason: reason || null } },
    });
    if (data?.withdraw?.__typename !== 'Withdrawn')
      return data?.withdraw ?? { message: '탈퇴하지 못했어요. 잠시 후 다시 시도해 주세요.', fields: [] };
    sessions?.clear();
    // Replaces the member's page: back does not open it.
    await navigate(pathTo('goodbye', { url: mallUrl }, device), {
      replace: true,
    });
    return null;
  };
}
