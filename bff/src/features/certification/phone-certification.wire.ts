import type {
  FinishPhoneCertificationInput,
  StartPhoneCertificationInput,
} from '../../graphql/__generated__/schema-types.ts';
import { privateCall } from '../../upstream/private-call.ts';
import { purposeCodes } from './certification.wire.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, record, row, whole, words, yn } from '../../upstream/wire.ts';

const started = row('PhoneCertStart', { certReqNo: code, certUrl: words }, { params: record(words) });
const certified = row(
  'PhoneCert',
  { certNo: code },
  { memNm: words, mobile: words, adultYn: yn, age: whole, expDts: words },
);

export type WirePhoneStart = Read<typeof started>;
export type WirePhoneCertified = Read<typeof certified>;

export function startPhoneCall({ purpose, returnUrl }: StartPhoneCertificationInput, mallNumber: string) {
  const body = { purposeCd: purposeCodes[purpose], mallId: mallNumber, rtnUrl: returnUrl };
  return privateCall({
    path: 'pre/cert/phone/request',
    body,
    fields: { purposeCd: 'purpose', rtnUrl: 'returnUrl' },
    response: started,
  });
}

export function finishPhoneCall({ requestNumber, result }: FinishPhoneCertificationInput) {
  return privateCall({
    path: 'pre/cert/phone/result',
    body: { certReqNo: requestNumber, encData: result },
    fields: { certReqNo: 'requestNumber', encData: 'result' },
    response: certified,
  });
}
