import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useViewerNameQuery } from '../__generated__/hooks.ts';
import type { PageName } from '../shop/addresses/page-name.ts';
import { pathTo } from '../shop/addresses/path-to.ts';
import { usePage } from '../shop/page/page-context.ts';
import { useIsMember } from '../shop/session/session-context.ts';
import { AlertDialog } from '../shared/ui/AlertDialog/AlertDialog.tsx';
import { StorefrontClient } from './apollo/storefront-client.ts';
import { useDropPendingPurchase } from './use-drop-pending-purchase.ts';
import { usePendingFavorite } from './use-pending-favorite.ts';

/** Alerts that appear over any page, one at a time. */
export function ShellAlerts({ page, isCatalogue }: { page: PageName; isCatalogue: boolean }) {
  const mustChange = useMustChangePassword();
  const { failures, read } = useLayoutFailures();
  const favorite = usePendingFavorite(isCatalogue);
  useDropPendingPurchase(isCatalogue);
  if (mustChange && page !== 'update-password') return <ChangePassword />;
  if (failures !== null) return <AlertDialog title="안내" text={failures} onConfirm={read} />;
  return favorite.failure === null ? null : (
    <AlertDialog title="알림" text={favorite.failure} onConfirm={favorite.dismissFailure} />
  );
}

/** Mandatory: until then the mall refuses every other request (specification sections 4 and 5). */
function ChangePassword() {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  return (
    <AlertDialog
      title="안내"
      text="임시비밀번호 발급 후 무조건 비밀번호 변경해야합니다."
      isMandatory
      onConfirm={() => void navigate(pathTo('update-password', { url: mallUrl }, device))}
    />
  );
}

function useMustChangePassword(): boolean {
  const { mallUrl } = usePage();
  const isMember = useIsMember();
  const { data, error, refetch } = useViewerNameQuery({ variables: { mallUrl }, skip: !isMember });
  useEachMove(() => {
    // Retry a failed query: otherwise a lost response would bypass the notice.
    if (isMember && error) void refetch().catch(() => {});
  });
  return isMember && data?.viewer?.mustChangePassword === true;
}

function useEachMove(then: () => void): void {
  const { key } = useLocation();
  const moved = useEffectEvent((_key: string) => then());
  useEffect(() => moved(key), [key]);
}

function useLayoutFailures(): { failures: string | null; read: () => void } {
  const client = useApolloClient();
  const told = client instanceof StorefrontClient ? client.layoutFailures : null;
  const failures = useSyncExternalStore(
    (listener) => told?.subscribe(listener) ?? (() => {}),
    () => told?.unread ?? null,
    () => null,
  );
  return { failures, read: () => told?.read() };
}
