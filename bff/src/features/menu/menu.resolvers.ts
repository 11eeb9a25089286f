import type { MallResolvers } from '../../graphql/__generated__/schema-types.ts';
import { categoryOf } from './menu.mapper.ts';

export const menuFields: Pick<MallResolvers, 'menu' | 'category'> = {
  menu: (mall, _arguments, { loaders }) => loaders.menu(mall),
  category: async (mall, { number }, { loaders }) => categoryOf(mall, await loaders.wholeMenu(mall), number),
};
