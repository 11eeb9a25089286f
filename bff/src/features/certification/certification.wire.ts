import type {
  CertificationChannel,
  CertificationPurpose,
  SendCertificationCodeInput,
  VerifyCertificationCodeInput,
} from '../../graphql/__generated__/schema-types.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, row, words } from '../../upstream/wire.ts';

export const purposeCodes: Readonly<Record<CertificationPurpose, string>> = {
  SIGN_UP: 'JOIN',
  FIND_ID: 'FIND_ID',
  FIND_PASSWORD: 'FIND_PASSWORD',
  WAKE: 'DORMANT',
  CHANGE: 'CHANGE',
  FIND_ORDER: 'ORDER',
  CONTRACT: 'CONTRACT',
};

/** A proof for a change or a contract belongs to the member; all other proofs are made before sign-in. */
export function isOfMember(purpose: CertificationPurpose): boolean {
  return purpose === 'CHANGE' || purpose === 'CONTRACT';
}

const channelCodes: Readonly<Record<CertificationChannel, string>> = { SMS: 'SMS', EMAIL: 'EMAIL' };

const sent = row('CertSent', { certReqNo: code }, { expDts: words });
const certified = row('CertNo', { certNo: code }, {});

export type WireCodeSent = Read<typeof sent>;
export type WireCertification = Read<typeof certified>;

const sendFields = { certTp: 'channel', memNm: 'name', target: 'target', purposeCd: 'purpose' };

export function sendCodeCall({ channel, name, target, purpose }: SendCertificationCodeInput, mallNumber: string) {
  const body = {
    certTp: channelCodes[channel],
    memNm: name,
    target,
    purposeCd: purposeCodes[purpose],
    mallId: mallNumber,
  };
  return privateCall({ path: 'pre/users/cert/send', body, fields: sendFields, response: sent });
}

export function verifyCodeCall({ requestNumber, code: certVal }: VerifyCertificationCodeInput) {
  return privateCall({
    path: 'pre/users/cert/verify',
    body: { certReqNo: requestNumber, certVal },
    fields: { certReqNo: 'requestNumber', certVal: 'code' },
    response: certified,
  });
}
