import { isRefusal, type MallRefusal } from '../../errors/mall-error.ts';
import { isUnknownPath } from '../../errors/unknown-path.ts';
import type {
  BulkOrderDeletedResolvers,
  BulkOrderResolvers,
  MemberResolvers,
  MutationResolvers,
  PaymentResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { charged } from '../../rules/charge.ts';
import { readConnection } from '../../rules/pages.ts';
import { keyConflict, totalOfRowsChanged, wrongState } from '../forms/conflicts.ts';
import { notAllowed } from '../forms/form-refused.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { currentMember } from '../member/current-member.ts';
import type { MemberMall } from '../member/member.model.ts';
import { paymentReturn } from '../payment/payment-return.ts';
import { toPaymentUnavailable } from '../payment/payment-unavailable.ts';
import { bulkOrderId, toBulkOrder, toConfirmed, toRow, toRowsUpdated, toRowUpdated } from './bulk-orders.mapper.ts';
import {
  bulkOrderCall,
  bulkOrderPageCall,
  confirmBulkOrderCall,
  deleteBulkOrderCall,
  rowPageCall,
  rowSearchCall,
  removeRowCall,
  replaceRowCall,
  updateRowsCall,
} from './bulk-orders.wire.ts';

const bulkOrderFields = {
  bulkOrders: async ({ mall }, { from, to, ...paging }, { mallApi }) => {
    const { connection } = await readConnection(paging, {
      read: (query) => mallApi.asMember(bulkOrderPageCall({ from, to }, query)),
      keyOf: ({ upldNo }) => upldNo,
      toNode: (wire) => toBulkOrder(wire, mall),
    });
    return connection;
  },
  bulkOrder: charged({ calls: 1 }, ({ mall }, { number }, context) => loadBulkOrder(context, mall, number)),
} satisfies MemberResolvers;

const bulkOrderResolvers = {
  rows: async ({ number, mall }, { errorsOnly, keyword, ...paging }, { mallApi }) => {
    const text = keyword?.trim() ?? '';
    const { connection } = await readConnection(paging, {
      read: (query) =>
        mallApi.asMember(text === '' ? rowPageCall(number, { errorsOnly }, query) : rowSearchCall(number, text, query)),
      keyOf: ({ rowNo }) => String(rowNo),
      toNode: (wire) => toRow(wire, number, mall),
    });
    return connection;
  },
} satisfies BulkOrderResolvers;

const paidBulkOrderFields = {
  bulkOrder: charged({ calls: 1 }, ({ orderNumber, mall }, _arguments, context) =>
    mall.openAreas.includes('UPLOAD') ? loadBulkOrder(context, mall, orderNumber) : null,
  ),
} satisfies PaymentResolvers;

async function loadBulkOrder({ mallApi }: GatewayContext, mall: MemberMall, number: string) {
  try {
    return toBulkOrder(await mallApi.asMember(bulkOrderCall(number)), mall);
  } catch (error) {
    if (isRefusal(error, '1404', '1400')) return null;
    throw error;
  }
}

const confirmingMember = (refusal: MallRefusal) =>
  totalOfRowsChanged(refusal) ?? wrongState(refusal) ?? keyConflict(refusal) ?? toPaymentUnavailable(refusal);

const bulkOrderDeletedResolvers = {
  member: charged({ calls: 1 }, ({ member }) => member),
} satisfies BulkOrderDeletedResolvers;

const rowByRow = '이 쇼핑몰에서는 한 줄씩 고칠 수 있어요.';

const bulkOrderMutations = {
  updateBulkOrderRow: (_root, { input }, context) =>
    sendMemberAction(
      context,
      {
        mallUrl: input.mallUrl,
        call: input.cells ? replaceRowCall(input, input.cells) : removeRowCall(input),
        toMember: wrongState,
      },
      toRowUpdated,
    ),
  updateBulkOrderRows: async (_root, { input }, context) => {
    try {
      return await sendMemberAction(
        context,
        { mallUrl: input.mallUrl, call: updateRowsCall(input), toMember: wrongState },
        toRowsUpdated,
      );
    } catch (error) {
      if (isUnknownPath(error)) return notAllowed(rowByRow);
      throw error;
    }
  },
  deleteBulkOrder: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: deleteBulkOrderCall(input), toMember: wrongState },
      (_answer, mall) => ({
        __typename: 'BulkOrderDeleted' as const,
        deletedId: bulkOrderId(input.number, mall),
        number: input.number,
        member: currentMember(context, mall),
      }),
    ),
  confirmBulkOrder: async (_root, { input }, context) => {
    const { mallUrl } = input;
    const returnUrl = input.returnUrl ? await paymentReturn(context, mallUrl, input.returnUrl) : null;
    return sendMemberAction(
      context,
      { mallUrl, call: confirmBulkOrderCall(input, returnUrl), toMember: confirmingMember },
      (wire, mall) => toConfirmed(wire, mall, returnUrl, 'POST uploads/orders/{upldNo}/confirm'),
    );
  },
} satisfies MutationResolvers;

export const bulkOrdersPart = {
  Mutation: bulkOrderMutations,
  Member: bulkOrderFields,
  BulkOrder: bulkOrderResolvers,
  BulkOrderDeleted: bulkOrderDeletedResolvers,
  Payment: paidBulkOrderFields,
} satisfies Resolvers;
