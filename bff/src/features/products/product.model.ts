import type { Goods, WirelessPhone } from '../../graphql/__generated__/schema-types.ts';
import type { MallModel } from '../mall/mall.model.ts';

/** Goods as the mall tells them; of a single one more is known than of one in a list. */
export interface GoodsModel extends Omit<Goods, '__typename' | 'installment' | 'relatedProducts'> {
  __typename: 'Goods';
  mall: ProductMall;
  relatedNumbers: string[] | null;
}

export interface PhoneModel extends Omit<WirelessPhone, '__typename'> {
  __typename: 'WirelessPhone';
}

export type ProductModel = GoodsModel | PhoneModel;

/** What must be known of a mall to ask for its products and to show them. */
export type ProductMall = Pick<MallModel, 'number' | 'url' | 'device' | 'imageHost' | 'openAreas'>;
