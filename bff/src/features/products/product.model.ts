import type { Goods, WirelessPhone } from '../../graphql/__generated__/schema-types.ts';
import type { goodsDetailFields } from './goods.fields.ts';
import type { WireGoodsDetail } from './goods.wire.ts';
import type { phoneDetailFields } from './phone.fields.ts';
import type { WirePhoneDetail } from './wireless.wire.ts';
import type { ProductMall } from './product-mall.ts';

/** Fields that are costly to compute and rarely selected. The default resolver calls them. */
type LazyField = 'colors' | 'availableColors' | 'isSoldOut';
type Lazy<Type> = { [Name in LazyField & keyof Type]: () => Type[Name] };

export interface GoodsModel
  extends
    Omit<Goods, '__typename' | 'price' | 'relatedProducts' | LazyField | keyof typeof goodsDetailFields>,
    Lazy<Goods> {
  __typename: 'Goods';
  mall: ProductMall;
  /** Null for goods in a list. */
  detail: WireGoodsDetail | null;
}

export interface PhoneModel
  extends
    Omit<WirelessPhone, '__typename' | 'plans' | 'estimate' | LazyField | keyof typeof phoneDetailFields>,
    Lazy<WirelessPhone> {
  __typename: 'WirelessPhone';
  mall: ProductMall;
  /** Null for a phone in a list. */
  detail: WirePhoneDetail | null;
}

export type ProductModel = GoodsModel | PhoneModel;
