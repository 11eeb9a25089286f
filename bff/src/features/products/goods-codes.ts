import type { DeliveryType, GoodsStatus, ReceivingWay } from '../../graphql/__generated__/schema-types.ts';
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

const pickedUp = '9';

export const receivingWays = { PARCEL: 'PARCEL', TEXT: 'TEXT', PICKUP: 'PICKUP' } as const satisfies Record<
  string,
  ReceivingWay
>;

/** A mall that tells no way, or an unknown one, tells by the delivery type what is fetched, and brings all else. */
export function toReceivingWay({ rcvTp, dlvType }: { rcvTp: string | null; dlvType: string | null }): ReceivingWay {
  return fromCode<ReceivingWay>(receivingWays, rcvTp, 'rcvTp') ?? (dlvType === pickedUp ? 'PICKUP' : 'PARCEL');
}

export function toDeliveryType(code: string | null): DeliveryType | null {
  return fromCode<DeliveryType>(deliveryTypes, code, 'dlvType');
}
