import type { MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { sendVisitorForm } from '../forms/forms.ts';
import { ownAddress } from '../../rules/form-target.ts';
import { isOfMember } from './certification.wire.ts';
import { toPhoneCertified, toPhoneStart } from './phone-certification.mapper.ts';
import { finishPhoneCall, startPhoneCall } from './phone-certification.wire.ts';

export const phoneCertificationMutations = {
  startPhoneCertification: async (_root, { input }, context) => {
    const returnUrl = ownAddress(input.returnUrl, context.settings.MALL_HOSTS);
    return sendVisitorForm(
      context,
      {
        mallUrl: input.mallUrl,
        target: () => null,
        call: (mallNumber) => startPhoneCall({ ...input, returnUrl }, mallNumber),
        isMembersToo: isOfMember(input.purpose),
      },
      (wire) => toPhoneStart(wire, returnUrl),
    );
  },

  finishPhoneCertification: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      {
        mallUrl: input.mallUrl,
        target: () => `phone of ${input.requestNumber}`,
        call: () => finishPhoneCall(input),
        // What a member has begun is theirs alone.
        isMembersToo: true,
      },
      toPhoneCertified,
    ),
} satisfies MutationResolvers;
