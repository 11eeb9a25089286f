import type {
  CancelOrderInput,
  ClaimMadeResolvers,
  ClaimType,
  ExchangeItemInput,
  MallResolvers,
  MutationResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import type { MallRefusal } from '../../errors/mall-error.ts';
import type { GatewayContext } from '../../request/context.ts';
import { keyConflict, outOfStock, refundChanged, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { mallLoaders } from '../mall/mall.loaders.ts';
import { currentMember } from '../member/current-member.ts';
import { toGoodsOrder } from '../orders/order.mapper.ts';
import { isWhole, orderLoaders } from '../orders/orders.loaders.ts';
import { toGuides } from '../payment/payment.mapper.ts';
import { guideCalls } from '../payment/payment.wire.ts';
import { charged, formWithDetail } from '../../rules/charge.ts';
import { toClaimMade } from './claims.mapper.ts';
import { cancelOrderCall, exchangeCall, refundAccountCall, returnCall, withdrawClaimCall } from './claims.wire.ts';
import { claimPreviewFields } from './claim-preview.resolvers.ts';

const claimGuideFields = {
  claimGuides: charged({ calls: 1 }, async (mall, _arguments, { mallApi }) =>
    toGuides(await mallApi.ask(mall.number, guideCalls(mall.number, 'claims/info')), mall),
  ),
} satisfies MallResolvers;

const stepConflict = (refusal: MallRefusal) => wrongState(refusal) ?? keyConflict(refusal);
const claimConflict = (refusal: MallRefusal) => refundChanged(refusal) ?? stepConflict(refusal);
const exchangeConflict = (refusal: MallRefusal) => outOfStock(refusal) ?? claimConflict(refusal);

const claimMutations = {
  cancelOrder: (_root, { input }, context) =>
    sendClaim(
      context,
      { type: 'CANCEL', ...input },
      {
        call: cancelOrderCall(input),
        toMember: claimConflict,
      },
    ),
  requestReturn: (_root, { input }, context) =>
    sendClaim(context, { type: 'RETURN', ...input }, { call: returnCall(input), toMember: claimConflict }),
  requestExchange: async (_root, { input }, context) => {
    const { number } = await mallLoaders(context).named(input.mallUrl);
    return sendClaim(
      context,
      { type: 'EXCHANGE', ...input },
      { call: exchangeCall(input, number), toMember: exchangeConflict },
    );
  },
  withdrawClaim: charged(formWithDetail, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: withdrawClaimCall(input), toMember: stepConflict },
      ({ order }, mall) => toGoodsOrder(order, mall),
    ),
  ),
  giveRefundAccount: charged(formWithDetail, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: refundAccountCall(input), toMember: stepConflict },
      ({ order }, mall) => toGoodsOrder(order, mall),
    ),
  ),
} satisfies MutationResolvers;

const claimMadeResolvers = {
  member: charged({ calls: 1 }, ({ member }) => member),
} satisfies ClaimMadeResolvers;

type ClaimRequest = Pick<CancelOrderInput, 'mallUrl' | 'orderNumber' | 'reason' | 'reasonText'> & {
  type: ClaimType;
  items: ExchangeItemInput[];
  fileNumbers?: string[] | null;
  pickUpOn?: string | null;
};

function sendClaim<Member>(
  context: GatewayContext,
  { type, mallUrl, orderNumber, reason, reasonText, items, fileNumbers, pickUpOn = null }: ClaimRequest,
  { call, toMember }: { call: ReturnType<typeof cancelOrderCall>; toMember: (refusal: MallRefusal) => Member | null },
) {
  const claimed = items.map(({ number, quantity }) => ({ number, quantity, before: null, after: null }));
  const requested = { type, orderNumber, reason, reasonText, items: claimed, photos: fileNumbers, pickUpOn };
  return sendMemberAction(context, { mallUrl, call, toMember }, async (wire, mall) => {
    const order = wire.order ?? (await orderLoaders(context).loadChanged(mall, orderNumber));
    const made = toClaimMade(wire, isWhole(order) ? order : null, mall, requested);
    return { ...made, member: currentMember(context, mall) };
  });
}

export const claimsPart = {
  Mutation: claimMutations,
  Mall: claimGuideFields,
  ClaimMade: claimMadeResolvers,
  GoodsOrder: claimPreviewFields,
} satisfies Resolvers;
