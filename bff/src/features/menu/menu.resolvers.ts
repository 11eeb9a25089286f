import type { MallResolvers } from '../../graphql/__generated__/schema-types.ts';
import { categoryOf } from './menu.mapper.ts';
import { menuLoaders } from './menu.loaders.ts';

export const menuFields: Pick<MallResolvers, 'menu' | 'category'> = {
  menu: (mall, _arguments, context) => menuLoaders(context).menu(mall),
  category: async (mall, { number }, context) => categoryOf(mall, await menuLoaders(context).wholeMenu(mall), number),
};
