import type {
  CancelOrderInput,
  ClaimItem,
  ClaimType,
  ExchangeItemInput,
  MallResolvers,
  MutationResolvers,
} from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { toConflict } from '../forms/conflict.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { toGoodsOrder } from '../orders/order.mapper.ts';
import { toGuides } from '../payment/payment.mapper.ts';
import { guideCalls } from '../payment/payment.wire.ts';
import { charged } from '../../rules/charge.ts';
import { toClaimMade } from './claims.mapper.ts';
import { cancelOrderCall, exchangeCall, refundAccountCall, returnCall, withdrawClaimCall } from './claims.wire.ts';

export const claimGuideFields = {
  claimGuides: charged({ calls: 1 }, async (mall, _arguments, { mallApi }) =>
    toGuides(await mallApi.ask(mall.number, guideCalls(mall.number, 'claims/info')), mall),
  ),
} satisfies MallResolvers;

export const claimMutations = {
  cancelOrder: (_root, { input }, context) => sendClaim(context, { type: 'CANCEL', ...input }, cancelOrderCall(input)),
  requestReturn: (_root, { input }, context) => sendClaim(context, { type: 'RETURN', ...input }, returnCall(input)),
  requestExchange: (_root, { input }, context) =>
    sendClaim(context, { type: 'EXCHANGE', ...input }, exchangeCall(input)),
  withdrawClaim: (_root, { input }, context) =>
    sendMemberAction(
      context,
      {
        mallUrl: input.mallUrl,
        call: withdrawClaimCall(input),
        toMember: toConflict,
      },
      ({ order }, mall) => toGoodsOrder(order, mall),
    ),
  giveRefundAccount: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: refundAccountCall(input), toMember: toConflict },
      ({ order }, mall) => toGoodsOrder(order, mall),
    ),
} satisfies MutationResolvers;

type ClaimRequest = Pick<CancelOrderInput, 'mallUrl' | 'reason' | 'reasonText'> & {
  type: ClaimType;
  items: ExchangeItemInput[];
};

function sendClaim(
  context: GatewayContext,
  { type, mallUrl, reason, reasonText, items }: ClaimRequest,
  call: ReturnType<typeof cancelOrderCall>,
) {
  const requested = { type, claimReason: reason, reasonText, items: items.map(toRequestedItem) };
  return sendMemberAction(context, { mallUrl, call, toMember: toConflict }, (wire, mall) =>
    toClaimMade(wire, mall, requested),
  );
}

function toRequestedItem({ number, quantity, optionNumber, colorName }: ExchangeItemInput): ClaimItem {
  return { number, quantity, optionNumber, colorName };
}
