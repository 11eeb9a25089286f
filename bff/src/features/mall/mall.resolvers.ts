import type { QueryResolvers } from '../../graphql/__generated__/schema-types.ts';
import { mallLoaders } from './mall.loaders.ts';

export const mallQueries: Pick<QueryResolvers, 'mall'> = {
  mall: (_root, { url, device }, context) => mallLoaders(context).byUrl(url ?? null, device),
};
