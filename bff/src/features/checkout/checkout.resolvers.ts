import type { MallRefusal } from '../../errors/mall-error.ts';
import { badInput } from '../../errors/shopper-error.ts';
import type { MutationResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { readClaims } from '../../session/claims.ts';
import { toSession } from '../../session/session.mapper.ts';
import { expired, keyConflict, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction, sendVisitorForm } from '../forms/forms.ts';
import { mallLoaders } from '../mall/mall.loaders.ts';
import { checkoutUrl, originOfMall } from './checkout-url.ts';
import { createTicketCall, redeemTicketCall } from './checkout.wire.ts';
import { returnTarget } from './return-target.ts';

const ticketConflict = (refusal: MallRefusal) => expired(refusal) ?? wrongState(refusal);

const checkoutMutations = {
  createCheckout: (_root, { input }, context) => {
    const { settings, origin } = context;
    returnTarget(input.returnUrl, settings.RETURN_TARGETS);
    if ((input.number == null) !== (input.opens === 'CART'))
      throw badInput('number', '장바구니에는 번호가 없고, 그 밖에는 번호가 필요해요.', 'REQUIRED');
    return sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: createTicketCall(input), toMember: keyConflict },
      ({ tckt, endDts }) => ({
        __typename: 'Checkout' as const,
        checkoutUrl: checkoutUrl(input, tckt, originOfMall(input.mallUrl, origin, settings)),
        expiresAt: toInstant(endDts),
      }),
    );
  },

  startCheckout: async (_root, { input }, context) => {
    const { mallUrl, ticket } = input;
    const target = returnTarget(input.returnUrl, context.settings.RETURN_TARGETS);
    const mall = await mallLoaders(context).named(mallUrl);
    return sendVisitorForm(
      context,
      {
        mallUrl,
        target: () => `ticket ${ticket}`,
        call: () => redeemTicketCall(ticket),
        toMember: ticketConflict,
      },
      (tokens) => {
        if (readClaims(tokens.accessToken)?.mallId !== mall.number)
          throw badInput('ticket', '다른 쇼핑몰의 주소예요. 앱에서 다시 열어 주세요.', 'REFUSED');
        return { __typename: 'CheckoutStarted' as const, session: toSession(tokens), returnTarget: target };
      },
    );
  },
} satisfies MutationResolvers;

export const checkoutPart = { Mutation: checkoutMutations } satisfies Resolvers;
