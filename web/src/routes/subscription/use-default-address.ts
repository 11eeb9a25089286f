import { useAddressesQuery } from '../../__generated__/hooks.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useIsMember } from '../../shop/session/session-context.ts';

export interface DefaultAddress {
  /** Null: there is none, or it is not known yet. */
  number: string | null;
  isPending: boolean;
}

/** The member's default address, with which the mall prices a subscription before another one is chosen. */
export function useDefaultAddress(): DefaultAddress {
  const mallUrl = useMallUrl();
  const isMember = useIsMember();
  const { data, loading } = useAddressesQuery({ variables: { mallUrl }, skip: !isMember, errorPolicy: 'all' });
  const addresses = data?.viewer?.addresses ?? [];
  const { number = null } = addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? {};
  return { number, isPending: loading };
}
