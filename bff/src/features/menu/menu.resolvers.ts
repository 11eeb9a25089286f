import type { MallResolvers } from '../../graphql/__generated__/schema-types.ts';
import { findCategory } from './menu.mapper.ts';

export const menuFields: Pick<MallResolvers, 'menu' | 'category'> = {
  menu: (mall, _arguments, { loaders }) => loaders.menu(mall),
  category: async (mall, { number }, { loaders }) => findCategory(await loaders.menu(mall), number),
};
