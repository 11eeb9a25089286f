import type { Goods, ProductColor, WirelessPhone } from '../../graphql/__generated__/schema-types.ts';
import type { MallModel } from '../mall/mall.model.ts';

/** Fields that the mall returns for single goods only. */
export interface GoodsDetail extends Pick<
  Goods,
  | 'images'
  | 'description'
  | 'disclosures'
  | 'options'
  | 'deliveryPrice'
  | 'freeDeliveryFrom'
  | 'remoteAreaFee'
  | 'interestFreeInstallments'
  | 'maker'
  | 'origin'
> {
  relatedNumbers: string[];
}

/** Fields that are costly to compute and rarely selected. */
interface LazyFields {
  colors: () => ProductColor[];
  isSoldOut: () => boolean;
}

type ComputedField = keyof LazyFields | 'availableColors';

export interface GoodsModel
  extends Omit<Goods, '__typename' | 'price' | 'relatedProducts' | ComputedField | keyof GoodsDetail>, LazyFields {
  __typename: 'Goods';
  mall: ProductMall;
  /** Null for goods in a list. */
  detail: GoodsDetail | null;
}

/** Fields that the mall returns for a single phone only. */
export type PhoneDetail = Pick<
  WirelessPhone,
  | 'images'
  | 'description'
  | 'disclosures'
  | 'releasePrice'
  | 'memories'
  | 'joinTypes'
  | 'installmentMonths'
  | 'initialPlans'
>;

export interface PhoneModel
  extends Omit<WirelessPhone, '__typename' | 'plans' | ComputedField | keyof PhoneDetail>, LazyFields {
  __typename: 'WirelessPhone';
  mall: ProductMall;
  /** Null for a phone in a list. */
  detail: PhoneDetail | null;
}

export type ProductModel = GoodsModel | PhoneModel;

/** The fields of a mall that loading and mapping its products need. */
export type ProductMall = Pick<MallModel, 'number' | 'url' | 'device' | 'imageHost' | 'openAreas'>;
