import { useApolloClient } from '@apollo/client/react';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { Buyer } from './buyer.ts';

/** The member as buyer, where no form asks who orders. The mall tells their number masked alone, so it is typed. */
export function useOwnName(): () => Promise<Buyer> {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  return async () => {
    // Few press the button, so its code comes with the press.
    const { readOwnName } = await import('./own-name.ts');
    return { name: await readOwnName(client, mallUrl), phone: '' };
  };
}
