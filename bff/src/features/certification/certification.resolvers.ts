import type { MutationResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { sendVisitorForm } from '../forms/forms.ts';
import { toCertification, toCodeSent } from './certification.mapper.ts';
import { isOfMember, sendCodeCall, verifyCodeCall } from './certification.wire.ts';
import { phoneCertificationMutations } from './phone-certification.resolvers.ts';

const certificationMutations = {
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

export const certificationPart = {
  Mutation: { ...certificationMutations, ...phoneCertificationMutations },
} satisfies Resolvers;
