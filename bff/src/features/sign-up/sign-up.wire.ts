import { z } from 'zod';
import type { CheckLoginIdInput, SendSignUpMailInput, SignUpInput } from '../../graphql/__generated__/schema-types.ts';
import { privateCall } from '../../upstream/private-call.ts';
import { code, row, words, yn } from '../../upstream/wire.ts';
import { termsCodes } from '../terms/terms.wire.ts';

const checkedId = row('checked id', { usableYn: yn }, {});
const provenMail = row('proven address', { email: words }, {});
const newMember = row('new member', { memNo: code }, {});

export type WireCheckedId = z.output<typeof checkedId>;
export type WireProvenMail = z.output<typeof provenMail>;
export type WireNewMember = z.output<typeof newMember>;

export function checkIdCall({ id, certificationNumber }: CheckLoginIdInput, mallNumber: string) {
  return privateCall({
    path: 'pre/users/check-id',
    body: { id, certNo: certificationNumber, mallId: mallNumber },
    response: checkedId,
  });
}

export function signUpCall(
  { id, password, name, certificationNumber, email, agreedTerms }: SignUpInput,
  mallNumber: string,
) {
  const agreeCdList = [...new Set(agreedTerms)].map((kind) => termsCodes[kind]);
  const body = { id, password, memNm: name, certNo: certificationNumber, email, agreeCdList, mallId: mallNumber };
  return privateCall({ path: 'pre/users', body, response: newMember });
}

export function signUpMailCall({ email }: SendSignUpMailInput, mallNumber: string) {
  return privateCall({ path: 'pre/email/join', body: { email, mallId: mallNumber }, response: z.unknown() });
}

export function verifySignUpMailCall(token: string) {
  return privateCall({ path: 'pre/email/join/verify', body: { token }, response: provenMail });
}
