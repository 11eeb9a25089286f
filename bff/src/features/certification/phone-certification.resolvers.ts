import type { MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { sendVisitorForm } from '../forms/forms.ts';
import { badInput } from '../../errors/shopper-error.ts';
import { hostReader } from '../../rules/hosts.ts';
import { holdsControl } from '../../rules/link.ts';
import { isOfMember } from './certification.wire.ts';
import { toPhoneCertified, toPhoneStart } from './phone-certification.mapper.ts';
import { finishPhoneCall, startPhoneCall } from './phone-certification.wire.ts';

export const phoneCertificationMutations: Pick<
  MutationResolvers,
  'startPhoneCertification' | 'finishPhoneCertification'
> = {
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
      { mallUrl: input.mallUrl, target: () => `phone of ${input.requestNumber}`, call: () => finishPhoneCall(input) },
      toPhoneCertified,
    ),
};

/** The agency sends personal data back, so the return address must be one of the shop's hosts. */
function ownAddress(address: string, mallHosts: readonly string[]): string {
  const url = URL.parse(address);
  const isOwn =
    url !== null && !holdsControl(address) && url.username === '' && hostReader(mallHosts)(url.host) !== null;
  if (!isOwn) throw badInput('returnUrl', '쇼핑몰의 주소여야 해요.');
  return url.href;
}
