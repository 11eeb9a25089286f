import type { DeliveryType, GoodsStatus } from '../../graphql/__generated__/schema-types.ts';
import { fromCode } from '../../upstream/wire.ts';

const goodsStatuses = {
  GD00401: 'APPROVAL_PENDING',
  GD00402: 'APPROVAL_REJECTED',
  GD00403: 'ON_SALE',
  GD00404: 'SALE_STOPPED',
  GD00405: 'SOLD_OUT',
  GD00406: 'DELETED',
  GD00407: 'EXCLUDED',
} as const satisfies Record<string, GoodsStatus>;

const deliveryTypes = {
  1: 'COMMON',
  2: 'FREIGHT',
  3: 'SPECIAL',
  4: 'SHUTTLE',
  5: 'RESPONSE',
  8: 'TODAY',
  9: 'SELF_PICKUP',
} as const satisfies Record<string, DeliveryType>;

export function toStatus(code: string | null): GoodsStatus | null {
  return fromCode<GoodsStatus>(goodsStatuses, code, 'gdsStat');
}

export function toDeliveryType(code: string | null): DeliveryType | null {
  return fromCode<DeliveryType>(deliveryTypes, code, 'dlvType');
}
