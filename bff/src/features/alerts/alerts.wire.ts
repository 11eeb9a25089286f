import type { CreateAlertInput } from '../../graphql/__generated__/schema-types.ts';
import type { MallCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { anything, code, list, row, won, words } from '../../upstream/wire.ts';
import { joinCodes } from '../products/phone-codes.ts';
import type { Variant } from '../products/variant-id.ts';

const alert = row(
  'Alert',
  { almNo: code, gdsGrpNo: code, almTp: code },
  {
    colorNm: words,
    optNo: code,
    optNm: words,
    joinTp: code,
    tgtPrc: won,
    regDts: words,
    expDts: words,
    sentDts: words,
  },
);
const alerts = list('alarms', alert);

export type WireAlert = Read<typeof alert>;

/** The schema's names of an alert's fields. */
const fields = {
  gdsGrpNo: 'productNumber',
  optNo: 'variantId',
  joinTp: 'joinType',
  almTp: 'kind',
  tgtPrc: 'targetPrice',
};

export const alertsCall: MallCall<WireAlert[]> = {
  endpoint: 'GET alarms',
  method: 'GET',
  path: '/api/v1/mall/alarms',
  isShared: true,
  response: alerts,
};

export function createAlertCall(input: CreateAlertInput, variant: Variant | null) {
  return privateCall({
    path: 'alarms',
    body: {
      gdsGrpNo: input.productNumber,
      optNo: variant?.optionNumber,
      colorNm: variant ? variant.colorName : input.color,
      joinTp: input.joinType && joinCodes[input.joinType],
      almTp: input.kind,
      tgtPrc: input.targetPrice,
    },
    fields: { ...fields, colorNm: variant ? 'variantId' : 'color' },
    idempotencyKey: input.idempotencyKey,
    response: alert,
  });
}

export function deleteAlertCall(number: string) {
  return privateCall({
    method: 'DELETE',
    path: 'alarms/{almNo}',
    numbers: { almNo: number },
    fields: { almNo: 'number' },
    response: anything,
  });
}
