import type {
  FindGuestOrderInput,
  FindLoginIdsInput,
  SendTemporaryPasswordInput,
} from '../../graphql/__generated__/schema-types.ts';
import { wireTokens } from '../../session/session.wire.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { anything, list, row, words } from '../../upstream/wire.ts';

const foundId = row('FoundId', { maskId: words }, { joinDts: words });
const foundIds = row('FoundIds', { idList: list('found ids', foundId) }, {});

export type WireFoundIds = Read<typeof foundIds>;

export function findIdCall({ certificationNumber }: FindLoginIdsInput, mallNumber: string) {
  return privateCall({
    path: 'pre/users/find-id',
    body: { certNo: certificationNumber, mallId: mallNumber },
    fields: { certNo: 'certificationNumber' },
    response: foundIds,
  });
}

export function findPasswordCall({ id, certificationNumber }: SendTemporaryPasswordInput, mallNumber: string) {
  return privateCall({
    path: 'pre/users/find-password',
    body: { certNo: certificationNumber, id, mallId: mallNumber },
    fields: { certNo: 'certificationNumber', id: 'id' },
    response: anything,
  });
}

export function findGuestOrderCall(
  { orderNumber, telephone, certificationNumber }: FindGuestOrderInput,
  mallNumber: string,
) {
  return privateCall({
    path: 'pre/orders/find',
    body: { mallId: mallNumber, ordNo: orderNumber, telNo: telephone, certNo: certificationNumber },
    fields: { ordNo: 'orderNumber', telNo: 'telephone', certNo: 'certificationNumber' },
    response: wireTokens,
  });
}
