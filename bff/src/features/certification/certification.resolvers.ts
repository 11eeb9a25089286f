import type { MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { sendVisitorForm } from '../forms/forms.ts';
import { toCertification, toCodeSent } from './certification.mapper.ts';
import { isOfMember, sendCodeCall, verifyCodeCall } from './certification.wire.ts';

export const certificationMutations = {
  sendCertificationCode: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      {
        mallUrl: input.mallUrl,
        target: () => `code to ${input.target}`,
        call: (mallNumber) => sendCodeCall(input, mallNumber),
        isMembersToo: isOfMember(input.purpose),
      },
      toCodeSent,
    ),

  verifyCertificationCode: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      { mallUrl: input.mallUrl, target: () => `code of ${input.requestNumber}`, call: () => verifyCodeCall(input) },
      toCertification,
    ),
} satisfies MutationResolvers;
