import type { Category } from '../../graphql/__generated__/schema-types.ts';
import type { MallModel } from '../mall/mall.model.ts';

/** A category as the menu tells it. */
export interface CategoryModel extends Omit<Category, '__typename' | 'subcategories' | 'products'> {
  subcategories: CategoryModel[];
  /** Set when it is given out: whose category it is. */
  mall?: MallModel;
}
