import type { Goods, ProductColor, WirelessPhone } from '../../graphql/__generated__/schema-types.ts';
import type { MallModel } from '../mall/mall.model.ts';

/** What the mall tells of single goods only. */
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

/** What costs something to compute, and only some operations ask for. */
interface LazyFields {
  colors: () => ProductColor[];
  isSoldOut: () => boolean;
}

type ComputedField = keyof LazyFields | 'availableColors';

export interface GoodsModel
  extends
    Omit<Goods, '__typename' | 'installment' | 'relatedProducts' | ComputedField | keyof GoodsDetail>,
    LazyFields {
  __typename: 'Goods';
  mall: ProductMall;
  /** Null for goods in a list. */
  detail: GoodsDetail | null;
}

/** What the mall tells of a single phone only. */
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

/** What must be known of a mall to ask for its products and to show them. */
export type ProductMall = Pick<MallModel, 'number' | 'url' | 'device' | 'imageHost' | 'openAreas'>;
