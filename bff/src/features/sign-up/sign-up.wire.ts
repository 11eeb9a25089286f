import type { CheckLoginIdInput, SendSignUpMailInput, SignUpInput } from '../../graphql/__generated__/schema-types.ts';
import { privateCall } from '../../upstream/private-call.ts';
import { termsCodes } from '../terms/terms.wire.ts';
import type { Read } from '../../upstream/reading.ts';
import { anything, code, row, words, yn } from '../../upstream/wire.ts';

const checkedId = row('Usable', { usableYn: yn }, {});
const provenMail = row('ProvenEmail', { email: words }, {});
const newMember = row('MemNo', { memNo: code }, {});

export type WireCheckedId = Read<typeof checkedId>;
export type WireProvenMail = Read<typeof provenMail>;
export type WireNewMember = Read<typeof newMember>;

export function checkIdCall({ id, certificationNumber }: CheckLoginIdInput, mallNumber: string) {
  return privateCall({
    path: 'pre/users/check-id',
    body: { id, certNo: certificationNumber, mallId: mallNumber },
    fields: { id: 'id', certNo: 'certificationNumber' },
    response: checkedId,
  });
}

const signUpFields = {
  id: 'id',
  password: 'password',
  memNm: 'name',
  certNo: 'certificationNumber',
  email: 'email',
  agreeCdList: 'agreedTerms',
};

export function signUpCall(
  { id, password, name, certificationNumber, email, agreedTerms }: SignUpInput,
  mallNumber: string,
) {
  const agreeCdList = [...new Set(agreedTerms)].map((kind) => termsCodes[kind]);
  const body = { id, password, memNm: name, certNo: certificationNumber, email, agreeCdList, mallId: mallNumber };
  return privateCall({ path: 'pre/users', body, fields: signUpFields, response: newMember });
}

export function signUpMailCall({ email }: SendSignUpMailInput, mallNumber: string) {
  return privateCall({
    path: 'pre/email/join',
    body: { email, mallId: mallNumber },
    fields: { email: 'email' },
    response: anything,
  });
}

export function verifySignUpMailCall(token: string) {
  return privateCall({
    path: 'pre/email/join/verify',
    body: { token },
    fields: { token: 'token' },
    response: provenMail,
  });
}
