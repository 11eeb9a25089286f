import type {
  DeliveryAddress,
  DeliveryAddressesChanged,
  EntranceMethod,
  PostalAddress,
} from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { ProductMall } from '../products/product.model.ts';
import { entranceCodes, type WireDelivery, type WirePostalAddress } from './addresses.wire.ts';

const entranceMethods = Object.fromEntries(
  Object.entries(entranceCodes).map(([method, code]) => [code, method as EntranceMethod]),
);

/** `kind`: an address in full and the same masked are two things to a cache. */
export function toDeliveryAddress(
  wire: WireDelivery,
  { number }: Pick<ProductMall, 'number'>,
  kind: 'DeliveryAddress' | 'MaskedDeliveryAddress',
): DeliveryAddress {
  return {
    id: opaqueId(kind, number, wire.dlvNo),
    number: wire.dlvNo,
    label: wire.dlvNm,
    receiverName: wire.rcvrNm,
    receiverPhone: wire.rcvrTel,
    postalCode: wire.zipCd,
    roadAddress: wire.roadAddr,
    lotAddress: wire.jibunAddr,
    detailAddress: wire.dtlAddr,
    isDefault: wire.dfltYn ?? false,
    deliveryMessage: wire.dlvMsg,
    entranceMethod: toEntranceMethod(wire.entrMthdCd),
    entranceDetail: wire.entrCntn,
  };
}

export function toEntranceMethod(code: string | null): EntranceMethod | null {
  return fromCode(entranceMethods, code, 'entrMthdCd');
}

export function toAddressBook(wire: readonly WireDelivery[], mall: Pick<ProductMall, 'number'>): DeliveryAddress[] {
  return wire.map((delivery) => toDeliveryAddress(delivery, mall, 'MaskedDeliveryAddress'));
}

export function toAddressesChanged({ dlvList }: { dlvList: WireDelivery[] }, mall: Pick<ProductMall, 'number'>) {
  return {
    __typename: 'DeliveryAddressesChanged',
    addresses: toAddressBook(dlvList, mall),
  } satisfies DeliveryAddressesChanged;
}

export function toPostalAddress({ zipCd, roadAddr, jibunAddr, islandYn }: WirePostalAddress): PostalAddress {
  return {
    postalCode: zipCd,
    roadAddress: roadAddr,
    lotAddress: jibunAddr,
    isRemoteArea: islandYn,
  };
}
