import { InMemoryCache } from '@apollo/client';
import { possibleTypes, singleTypes } from '../../__generated__/possible-types.ts';

const mergedPart = { merge: true } as const;
const replacedList = { merge: false } as const;

/** The cache of one visitor. Parts of a mall that have no id are merged into it. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: import.meta.env.DEV ? { ...possibleTypes, ...singleTypes } : possibleTypes,
    typePolicies: {
      Branding: mergedPart,
      CustomerCenter: mergedPart,
      Company: mergedPart,
      Site: mergedPart,
      // What is no longer in a list was taken away, or is no longer possible.
      BulkOrderRow: { fields: { errors: replacedList } },
      Cart: { fields: { lines: replacedList } },
      Member: { fields: { addresses: replacedList, alerts: replacedList, latestOrders: replacedList } },
      OrderItem: { fields: { claimReasons: replacedList } },
      PhoneOrder: { fields: { withdrawalReasons: replacedList } },
    },
  });
}
