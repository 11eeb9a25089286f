import type { QueryResolvers } from '../../graphql/__generated__/schema-types.ts';

export const mallQueries: Pick<QueryResolvers, 'mall'> = {
  mall: (_root, { url, device }, { loaders }) => loaders.malls.byUrl(url ?? null, device),
};
