import type { BannerCorner, HtmlCorner, ProductCorner } from '../../graphql/__generated__/schema-types.ts';
import type { MallModel } from '../mall/mall.model.ts';

export interface ProductCornerModel extends Omit<ProductCorner, '__typename' | 'products'> {
  __typename: 'ProductCorner';
  /** Its mall, set when a resolver returns it. */
  mall?: MallModel;
}

export type CornerModel =
  | ProductCornerModel
  | (BannerCorner & { __typename: 'BannerCorner' })
  | (HtmlCorner & { __typename: 'HtmlCorner' });
