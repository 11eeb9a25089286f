import type { Category } from '../../graphql/__generated__/schema-types.ts';
import type { MallModel } from '../mall/mall.model.ts';

/** A category of the menu. */
export interface CategoryModel extends Omit<Category, '__typename' | 'subcategories' | 'products'> {
  subcategories: CategoryModel[];
  /** Its mall, set when a resolver returns it. */
  mall?: MallModel;
}
