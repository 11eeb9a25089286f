import { type Charges, form } from '../../rules/charge.ts';

const menuItems = 10;

export const menuCharges: Charges = {
  'Mall.menu': { calls: 1, once: 'menu', items: menuItems },
  'Mall.category': { calls: 1, once: 'whole menu' },
  'Category.subcategories': { items: menuItems },
  'Mutation.recordCategoryView': form,
};
