import { isRefusal } from '../../errors/mall-error.ts';
import type {
  MallResolvers,
  MemberResolvers,
  MutationResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import { cartReads } from '../cart/cart.loaders.ts';
import { sendMemberAction, sendVisitorForm } from '../forms/forms.ts';
import { mallLoaders } from '../mall/mall.loaders.ts';
import { charged } from '../../rules/charge.ts';
import { toGuides, toPayment, toVisitorsPayment } from './payment.mapper.ts';
import { guideCalls, paymentCall, returnCall, visitorsReturnCall } from './payment.wire.ts';

const paymentFields = {
  payment: charged({ calls: 1 }, async ({ mall }, { orderNumber }, { mallApi }) => {
    try {
      return toPayment(await mallApi.asMember(paymentCall(orderNumber)), mall);
    } catch (error) {
      if (isRefusal(error, '1404', '1400')) return null;
      throw error;
    }
  }),
} satisfies MemberResolvers;

const paymentNoticeFields = {
  paymentNotices: charged({ calls: 1 }, async (mall, _arguments, { mallApi }) =>
    toGuides(await mallApi.ask(mall.number, guideCalls(mall.number, 'payments/notice')), mall),
  ),
} satisfies MallResolvers;

const paymentMutations = {
  returnFromPayment: async (_root, { input }, context) => {
    const { mallUrl, orderNumber } = input;
    const mall = await mallLoaders(context).named(mallUrl);
    if (context.mallApi.isMemberOf(mall.number))
      return sendMemberAction(context, { mallUrl, call: returnCall(input) }, (wire, paidIn) => {
        cartReads(context).changed(null); // Without what is paid.
        return toPayment(wire, paidIn);
      });
    return sendVisitorForm(
      context,
      {
        mallUrl,
        target: () => `payment of ${orderNumber}`,
        call: (mallNumber) => visitorsReturnCall(mallNumber, input),
      },
      toVisitorsPayment,
    );
  },
} satisfies MutationResolvers;

export const paymentPart = {
  Mutation: paymentMutations,
  Mall: paymentNoticeFields,
  Member: paymentFields,
} satisfies Resolvers;
