import type { MallResolvers, ProductCornerResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { cornerLoader } from './corners.loaders.ts';
import { productLoaders } from '../products/products.loaders.ts';
import { charged, lengthOf, usualLength } from '../../rules/charge.ts';

const cornerFields = {
  corners: charged({ calls: ({ areas }) => lengthOf(areas) }, (mall, { areas }, context) =>
    cornerLoader(context)(mall, areas ?? null),
  ),
} satisfies MallResolvers;

const productCornerResolvers = {
  products: charged(
    { calls: 2, once: 'corner products', items: usualLength },
    ({ mall, productNumbers }, _arguments, context) => {
      if (!mall) return null;
      requireArea(mall, 'SHOPPING');
      return productLoaders(context).loadKnown(mall, productNumbers);
    },
  ),
} satisfies ProductCornerResolvers;

export const cornersPart = {
  Mall: cornerFields,
  ProductCorner: productCornerResolvers,
} satisfies Resolvers;
