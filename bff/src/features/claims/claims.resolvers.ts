import type {
  CancelOrderInput,
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
import { toClaimMade } from './claims.mapper.ts';
import {
  accountFields,
  cancelOrderCall,
  exchangeCall,
  refundAccountCall,
  returnCall,
  withdrawalFields,
  withdrawClaimCall,
} from './claims.wire.ts';

export const claimGuideFields: Pick<MallResolvers, 'claimGuides'> = {
  claimGuides: async (mall, _arguments, { mallApi }) =>
    toGuides(await mallApi.ask(mall.number, guideCalls(mall.number, 'claims/info')), mall),
};

type Claims = 'cancelOrder' | 'requestReturn' | 'requestExchange' | 'withdrawClaim' | 'giveRefundAccount';

export const claimMutations: Pick<MutationResolvers, Claims> = {
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
        ownFields: withdrawalFields,
        toMember: toConflict,
      },
      ({ order }, mall) => toGoodsOrder(order, mall),
    ),
  giveRefundAccount: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: refundAccountCall(input), ownFields: accountFields, toMember: toConflict },
      ({ order }, mall) => toGoodsOrder(order, mall),
    ),
};

type ClaimRequest = Pick<CancelOrderInput, 'mallUrl' | 'reason' | 'reasonText'> & {
  type: ClaimType;
  items: ExchangeItemInput[];
};

function sendClaim(
  context: GatewayContext,
  { type, mallUrl, reason, reasonText, items }: ClaimRequest,
  call: ReturnType<typeof cancelOrderCall>,
) {
  const requested = { type, claimReason: reason, reasonText, items };
  return sendMemberAction(context, { mallUrl, call, toMember: toConflict }, (wire, mall) =>
    toClaimMade(wire, mall, requested),
  );
}
