import { InMemoryCache } from '@apollo/client';
import { possibleTypes } from '../../__generated__/possible-types.ts';

const mergedPart = { merge: true } as const;
const replacedList = { merge: false } as const;

/** The cache of one visitor. Parts of a mall that have no id are merged into it. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Branding: mergedPart,
      CustomerCenter: mergedPart,
      Company: mergedPart,
      Site: mergedPart,
      // The strip of counts and my shop each ask for parts of it.
      ShopSummary: mergedPart,
      // Mistakes have no id, and an edit takes them away.
      BulkOrderRow: { fields: { errors: replacedList } },
    },
  });
}
