import type { MallResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireArea } from '../../rules/open-areas.ts';

export const cornerFields: Pick<MallResolvers, 'corners'> = {
  corners: (mall, { areas }, { loaders }) => loaders.corners(mall, areas ?? null),
};

export const cornerResolvers: Pick<Resolvers, 'ProductCorner'> = {
  ProductCorner: {
    products: ({ mall, productNumbers }, _arguments, { loaders }) => {
      if (!mall) return null;
      requireArea(mall, 'SHOPPING');
      return loaders.products.loadKnown(mall, productNumbers);
    },
  },
};
