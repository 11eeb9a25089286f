import { useNavigate } from 'react-router-dom';
import { useSignOutMutation } from '../../../__generated__/hooks.ts';
import { homePath } from '../../../shop/links/mall-paths.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import { useSessionStore } from '../../../shop/session/session-context.ts';

/** So long the mall is waited for. */
const timeoutMs = 1_500;

/** Ends the session here, even if the mall cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const mall = useMall();
  const device = useDevice();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();
  return async () => {
    const telling = signOut({ variables: { input: { mallUrl: mall.url } }, context: { keepalive: true } }).catch(
      () => {},
    );
    await Promise.race([telling, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    sessions?.clear();
    // Replaces the member's page: the back button then opens neither it nor the menu over it.
    await navigate(homePath(mall, device, false), { replace: true });
  };
}
