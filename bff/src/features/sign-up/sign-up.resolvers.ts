import type { MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { sendVisitorForm } from '../../graphql/forms.ts';
import { toCheckedId, toSignedUp } from './sign-up.mapper.ts';
import { checkIdCall, signUpCall } from './sign-up.wire.ts';

export const signUpMutations: Pick<MutationResolvers, 'checkLoginId' | 'signUp'> = {
  checkLoginId: (_root, { input }, context) =>
    sendVisitorForm(context, { mallUrl: input.mallUrl, target: () => `ids for ${input.certificationNumber}`, call: (mallNumber) => checkIdCall(input, mallNumber) }, toCheckedId),

  signUp: (_root, { input }, context) =>
    sendVisitorForm(context, { mallUrl: input.mallUrl, target: () => `sign-up by ${input.certificationNumber}`, call: (mallNumber) => signUpCall(input, mallNumber) }, toSignedUp),
};
