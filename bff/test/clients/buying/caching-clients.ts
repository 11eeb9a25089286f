import { apollo, type Access, type ShopClient } from './clients.ts';
import { mutations, queries } from './documents.ts';
import { compileForRelay } from './relay-artifacts.ts';
import { relay } from './relay.ts';

/** The clients with a normalized cache. */
export const cachingClients: Record<string, (access: Access) => Promise<ShopClient>> = {
  'Apollo Client': async (access) => {
    const listed = await fetch(new URL('/possible-types.json', access.endpoint));
    return apollo(access, (await listed.json()) as Record<string, string[]>);
  },
  Relay: async (access) => relay(access, await compileForRelay({ ...queries, ...mutations })),
};
