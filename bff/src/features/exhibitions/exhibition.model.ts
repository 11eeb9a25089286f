import type { Exhibition, ExhibitionCorner } from '../../graphql/__generated__/schema-types.ts';
import type { MallModel } from '../mall/mall.model.ts';
import type { exhibitionDetailFields } from './exhibition.fields.ts';
import type { WireExhibitionDetail } from './exhibition.wire.ts';

export interface ExhibitionModel extends Omit<
  Exhibition,
  '__typename' | 'corners' | 'coupons' | keyof typeof exhibitionDetailFields
> {
  __typename: 'Exhibition';
  mall: MallModel;
  /** Null in a list. */
  detail: WireExhibitionDetail | null;
}

export interface ExhibitionCornerModel extends Omit<ExhibitionCorner, '__typename' | 'products'> {
  mall: MallModel;
  exhibitionNumber: string;
  /** Its first page in its own order. */
  firstPage: CornerPage;
}

export interface CornerPage {
  productNumbers: string[];
  totalCount: number;
}
