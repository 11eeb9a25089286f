import type {
  CreateDeliveryAddressInput,
  EntranceMethod,
  UpdateDeliveryAddressInput,
} from '../../graphql/__generated__/schema-types.ts';
import type { MallCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import { Invalid, type Read, type Reader } from '../../upstream/reading.ts';
import { code, list, orNull, row, whole, words, yn } from '../../upstream/wire.ts';
import { pageFields, type PageQuery } from '../../rules/pages.ts';

const delivery = row(
  'Delivery',
  { dlvNo: code, rcvrNm: words, rcvrTel: words, zipCd: words, roadAddr: words },
  {
    dlvNm: words,
    jibunAddr: words,
    dtlAddr: words,
    dfltYn: yn,
    dlvMsg: words,
    entrMthdCd: code,
    entrCntn: words,
  },
);
const deliveries = list('deliveries', delivery);
const changed = row('DeliveryChange', { dlvList: deliveries }, { dlvNo: code });
const left = row('DeliveryChange', {}, { dlvList: orNull(deliveries) });
/** The addresses left after a deletion; null where the mall does not send them, whatever else it answers. */
const leftAddresses: Reader<unknown, WireDelivery[] | null> = (value) => {
  const read = left(value);
  return read instanceof Invalid ? null : read.dlvList;
};
const postalAddress = row('PostalAddress', { zipCd: words, roadAddr: words }, { jibunAddr: words, islandYn: yn });
const postalAddressPage = row(
  'PostalAddressPage',
  { list: list('postal addresses', postalAddress) },
  { totalCnt: whole },
);

export type WireDelivery = Read<typeof delivery>;
export type WireAddressBook = Read<typeof changed>;
export type WirePostalAddress = Read<typeof postalAddress>;

export const entranceCodes: Readonly<Record<EntranceMethod, string>> = {
  FREE: 'DV00101',
  CODE: 'DV00102',
  GUARD: 'DV00103',
  CALL: 'DV00104',
  LOCKER: 'DV00105',
};

/** The schema's names of an address's fields. */
const fields = {
  dlvNm: 'label',
  rcvrNm: 'receiverName',
  rcvrTel: 'receiverPhone',
  zipCd: 'postalCode',
  roadAddr: 'roadAddress',
  jibunAddr: 'lotAddress',
  dtlAddr: 'detailAddress',
  dfltYn: 'isDefault',
  dlvMsg: 'deliveryMessage',
  entrMthdCd: 'entranceMethod',
  entrCntn: 'entranceDetail',
};
const fieldsOfKnown = { ...fields, dlvNo: 'number' };

export const deliveriesCall: MallCall<WireDelivery[]> = {
  endpoint: 'GET deliveries',
  method: 'GET',
  path: '/api/v1/mall/deliveries',
  isShared: true,
  response: deliveries,
};

export function deliveryCall(number: string): MallCall<WireDelivery> {
  return {
    endpoint: 'GET deliveries/{dlvNo}',
    method: 'GET',
    path: '/api/v1/mall/deliveries/{dlvNo}',
    numbers: { dlvNo: number },
    isShared: true,
    response: delivery,
  };
}

export function postalAddressesCall(mallNumber: string, keyword: string, paging: PageQuery) {
  return {
    endpoint: 'GET pre/zip',
    method: 'GET',
    path: '/api/v1/mall/pre/zip',
    query: { mallId: mallNumber, keyword, ...paging },
    fields: { ...pageFields, keyword: 'keyword' },
    isShared: true,
    response: postalAddressPage,
  } satisfies MallCall<Read<typeof postalAddressPage>>;
}

export function createDeliveryCall({ idempotencyKey, ...address }: CreateDeliveryAddressInput) {
  return privateCall({
    path: 'deliveries',
    body: toBody(address),
    fields,
    idempotencyKey,
    response: changed,
  });
}

export function updateDeliveryCall({ number, ...address }: UpdateDeliveryAddressInput) {
  return privateCall({
    method: 'PUT',
    path: 'deliveries/{dlvNo}',
    numbers: { dlvNo: number },
    body: toBody(address),
    fields: fieldsOfKnown,
    response: changed,
  });
}

export function deleteDeliveryCall(number: string) {
  return privateCall({
    method: 'DELETE',
    path: 'deliveries/{dlvNo}',
    numbers: { dlvNo: number },
    fields: fieldsOfKnown,
    response: leftAddresses,
  });
}

function toBody(address: Omit<UpdateDeliveryAddressInput, 'mallUrl' | 'number'>) {
  const { entranceMethod, isDefault } = address;
  return {
    dlvNm: address.label,
    rcvrNm: address.receiverName,
    rcvrTel: address.receiverPhone,
    zipCd: address.postalCode,
    roadAddr: address.roadAddress,
    jibunAddr: address.lotAddress,
    dtlAddr: address.detailAddress,
    dfltYn: isDefault === true ? 'Y' : 'N',
    dlvMsg: address.deliveryMessage,
    entrMthdCd: entranceMethod && entranceCodes[entranceMethod],
    entrCntn: address.entranceDetail,
  };
}
