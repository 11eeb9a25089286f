import type { AddressInFullFragment, CreateDeliveryAddressInput, EntranceMethod } from '../../__generated__/graphql.ts';
import { showTelephone, toTelephone } from '../../shared/form/telephone.ts';

/** Values of the address form; named as in the mutation's input. */
export interface AddressValues {
  label: string;
  receiverName: string;
  receiverPhone: string;
  postalCode: string;
  roadAddress: string;
  lotAddress: string;
  detailAddress: string;
  deliveryMessage: string;
  /** Empty: not specified. */
  entranceMethod: string;
  entranceDetail: string;
  isDefault: boolean;
}

/** An address book holds so many. */
export const mostAddresses = 10;

export const emptyAddress: AddressValues = {
  label: '',
  receiverName: '',
  receiverPhone: '',
  postalCode: '',
  roadAddress: '',
  lotAddress: '',
  detailAddress: '',
  deliveryMessage: '',
  entranceMethod: '',
  entranceDetail: '',
  isDefault: false,
};

/** Null where the mall did not say what is masked. */
export function valuesOf({ unmasked, ...address }: AddressInFullFragment): AddressValues | null {
  if (!unmasked) return null;
  return {
    label: address.label ?? '',
    receiverName: unmasked.receiverName,
    receiverPhone: showTelephone(unmasked.receiverPhone),
    postalCode: address.postalCode,
    roadAddress: address.roadAddress,
    lotAddress: address.lotAddress ?? '',
    detailAddress: unmasked.detailAddress ?? '',
    deliveryMessage: address.deliveryMessage ?? '',
    entranceMethod: address.entranceMethod ?? '',
    entranceDetail: unmasked.entranceDetail ?? '',
    isDefault: address.isDefault,
  };
}

/** As in the sheets of bulk orders. */
export const entranceNames = {
  FREE: '자유 출입',
  CODE: '공동현관 비밀번호',
  GUARD: '경비실 호출',
  CALL: '공동현관 호출',
  LOCKER: '무인택배함',
} as const satisfies Record<EntranceMethod, string>;

/** The label of an entrance's detail; null: this method needs none. */
export function entranceDetailName(method: string): string | null {
  if (method === 'CODE') return '공동현관 비밀번호';
  return method === 'LOCKER' ? '택배함 위치나 번호' : null;
}

type AddressInput = Omit<CreateDeliveryAddressInput, 'mallUrl' | 'idempotencyKey'>;

/** Values to send. An update erases omitted ones. */
export function toInput(values: AddressValues): AddressInput {
  const { receiverName, receiverPhone, postalCode, roadAddress, isDefault, entranceMethod } = values;
  const method = isEntranceMethod(entranceMethod) ? entranceMethod : null;
  return {
    receiverName,
    receiverPhone: toTelephone(receiverPhone),
    postalCode,
    roadAddress,
    isDefault,
    label: values.label || null,
    lotAddress: values.lotAddress || null,
    detailAddress: values.detailAddress || null,
    deliveryMessage: values.deliveryMessage || null,
    entranceMethod: method,
    entranceDetail: entranceDetailName(entranceMethod) === null ? null : values.entranceDetail || null,
  };
}

function isEntranceMethod(value: string): value is EntranceMethod {
  return Object.hasOwn(entranceNames, value);
}
