import type { EntranceMethod, PostalAddress, UnmaskedAddress } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { ProductMall } from '../products/product-mall.ts';
import type { AddressModel } from './address.model.ts';
import { entranceCodes, type WireDelivery, type WirePostalAddress } from './addresses.wire.ts';

const entranceMethods = Object.fromEntries(
  Object.entries(entranceCodes).map(([method, code]) => [code, method as EntranceMethod]),
);

export function toAddress(wire: WireDelivery, { number }: Pick<ProductMall, 'number'>): AddressModel {
  return {
    id: opaqueId('DeliveryAddress', number, wire.dlvNo),
    number: wire.dlvNo,
    label: wire.dlvNm,
    maskedReceiverName: wire.rcvrNm,
    maskedReceiverPhone: wire.rcvrTel,
    postalCode: wire.zipCd,
    roadAddress: wire.roadAddr,
    lotAddress: wire.jibunAddr,
    maskedDetailAddress: wire.dtlAddr,
    isDefault: wire.dfltYn ?? false,
    deliveryMessage: wire.dlvMsg,
    entranceMethod: toEntranceMethod(wire.entrMthdCd),
  };
}

export function toUnmasked({ rcvrNm, rcvrTel, dtlAddr, entrCntn }: WireDelivery): UnmaskedAddress {
  return { receiverName: rcvrNm, receiverPhone: rcvrTel, detailAddress: dtlAddr, entranceDetail: entrCntn };
}

export function toEntranceMethod(code: string | null): EntranceMethod | null {
  return fromCode(entranceMethods, code, 'entrMthdCd');
}

export function toPostalAddress({ zipCd, roadAddr, jibunAddr, islandYn }: WirePostalAddress): PostalAddress {
  return {
    postalCode: zipCd,
    roadAddress: roadAddr,
    lotAddress: jibunAddr,
    isRemoteArea: islandYn,
  };
}
