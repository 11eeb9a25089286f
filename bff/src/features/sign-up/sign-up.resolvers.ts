import type { MutationResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { sendVisitorForm } from '../forms/forms.ts';
import { toCheckedId, toMailVerified, toSignedUp } from './sign-up.mapper.ts';
import { checkIdCall, signUpCall, signUpMailCall, verifySignUpMailCall } from './sign-up.wire.ts';

const signUpMutations = {
  sendSignUpMail: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      {
        mallUrl: input.mallUrl,
        area: 'SIGN_UP',
        target: () => `mail to ${input.email}`,
        call: (mallNumber) => signUpMailCall(input, mallNumber),
      },
      () => ({
        __typename: 'SignUpMailSent' as const,
        isSent: true,
      }),
    ),

  verifySignUpMail: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      {
        mallUrl: input.mallUrl,
        target: () => `address by ${input.token}`,
        call: () => verifySignUpMailCall(input.token),
      },
      toMailVerified,
    ),

  checkLoginId: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      {
        mallUrl: input.mallUrl,
        area: 'SIGN_UP',
        target: () => `ids for ${input.certificationNumber}`,
        call: (mallNumber) => checkIdCall(input, mallNumber),
      },
      toCheckedId,
    ),

  signUp: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      {
        mallUrl: input.mallUrl,
        area: 'SIGN_UP',
        target: () => `sign-up by ${input.certificationNumber}`,
        call: (mallNumber) => signUpCall(input, mallNumber),
      },
      toSignedUp,
    ),
} satisfies MutationResolvers;

export const signUpPart = {
  Mutation: signUpMutations,
} satisfies Resolvers;
