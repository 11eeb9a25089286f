import type { QueryResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { charged } from '../../rules/charge.ts';
import { mallLoaders } from './mall.loaders.ts';

const mallQueries = {
  mall: charged({ calls: 1, isMall: true }, (_root, { url, device }, context) =>
    mallLoaders(context).byUrl(url ?? null, device),
  ),
} satisfies QueryResolvers;

export const mallPart = {
  Query: mallQueries,
} satisfies Resolvers;
