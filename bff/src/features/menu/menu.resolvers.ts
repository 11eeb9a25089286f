import type { CategoryResolvers, MallResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { categoryTag } from '../../request/cache-tags.ts';
import { charged, chargedOwn } from '../../rules/charge.ts';
import { categoryOf } from './menu.mapper.ts';
import { menuLoaders } from './menu.loaders.ts';
import { categoryViewMutations } from './category-view.resolvers.ts';

/** The assumed length of a level of the menu. */
const usualItems = 10;

const menuFields = {
  menu: charged({ calls: 1, once: 'menu', items: usualItems }, (mall, _arguments, context) =>
    menuLoaders(context).menu(mall),
  ),
  category: charged({ calls: 1, once: 'whole menu' }, async (mall, { number }, context) => {
    context.cacheTags.note(() => categoryTag(mall.number, number));
    return categoryOf(mall, await menuLoaders(context).wholeMenu(mall), number);
  }),
} satisfies MallResolvers;

const subcategoryResolvers = {
  subcategories: chargedOwn({ items: usualItems }),
} satisfies CategoryResolvers;

export const menuPart = {
  Mutation: categoryViewMutations,
  Mall: menuFields,
  Category: subcategoryResolvers,
} satisfies Resolvers;
