import { useViewerNameQuery } from '../../../__generated__/hooks.ts';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import { useIsMember } from '../../../shop/session/session-context.ts';

/** The member's name, masked except its first and last letter; null for visitors and until it is known. */
export function useViewerName(): string | null {
  const mallUrl = useMallUrl();
  const isMember = useIsMember();
  const { data } = useViewerNameQuery({ variables: { mallUrl }, skip: !isMember });
  return isMember ? (data?.viewer?.maskedName ?? null) : null;
}
