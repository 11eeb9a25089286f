import { z } from 'zod';
import type {
  FinishPhoneCertificationInput,
  StartPhoneCertificationInput,
} from '../../graphql/__generated__/schema-types.ts';
import { privateCall } from '../../upstream/private-call.ts';
import { code, row, words, yn } from '../../upstream/wire.ts';
import { purposeCodes } from './certification.wire.ts';

const started = row(
  'phone certification',
  { certReqNo: code, certUrl: words },
  { params: z.record(z.string(), words) },
);
const certified = row('certified phone', { certNo: code }, { memNm: words, mobile: words, adultYn: yn, expDts: words });

export type WirePhoneStart = z.output<typeof started>;
export type WirePhoneCertified = z.output<typeof certified>;

export function startPhoneCall({ purpose, returnUrl }: StartPhoneCertificationInput, mallNumber: string) {
  const body = { purposeCd: purposeCodes[purpose], mallId: mallNumber, rtnUrl: returnUrl };
  return privateCall({ path: 'pre/cert/phone/request', body, response: started });
}

export function finishPhoneCall({ requestNumber, result }: FinishPhoneCertificationInput) {
  return privateCall({
    path: 'pre/cert/phone/result',
    body: { certReqNo: requestNumber, encData: result },
    response: certified,
  });
}
