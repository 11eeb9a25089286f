import { isRefusal, type MallRefusal } from '../../errors/mall-error.ts';
import { badInput } from '../../errors/shopper-error.ts';
import { isUnknownPath } from '../../errors/unknown-path.ts';
import type {
  BulkOrderResolvers,
  CartResolvers,
  GoodsOrderResolvers,
  MutationResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import { charged } from '../../rules/charge.ts';
import { keyConflict, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { toStatement, toTaxInvoice } from './statements.mapper.ts';
import {
  bulkOrderStatementCall,
  cartStatementCall,
  orderStatementCall,
  taxInvoiceCall,
  type WireStatement,
} from './statements.wire.ts';

/** As many as a cart holds. */
const mostLines = 100;

const bulkOrderFields = {
  statement: charged({ calls: 1 }, ({ number }, _arguments, { mallApi }) =>
    orNotTold(mallApi.asMember(bulkOrderStatementCall(number))),
  ),
} satisfies BulkOrderResolvers;

const orderFields = {
  statement: charged({ calls: 1 }, ({ number }, _arguments, { mallApi }) =>
    orNotTold(mallApi.asMember(orderStatementCall(number))),
  ),
} satisfies GoodsOrderResolvers;

const cartFields = {
  statement: charged({ calls: 1 }, (_cart, { lineNumbers }, { mallApi }) => {
    const numbers = [...new Set(lineNumbers)];
    if (numbers.length > mostLines) throw badInput('lineNumbers', '한 번에 100개까지 계산할 수 있어요.', 'LENGTH');
    return orNotTold(mallApi.asMember(cartStatementCall(numbers)));
  }),
} satisfies CartResolvers;

/** The purchase is there: what is not found, or not open in its mall, is the call. */
async function orNotTold(told: Promise<WireStatement>) {
  try {
    return toStatement(await told);
  } catch (error) {
    if (isUnknownPath(error) || isRefusal(error, '1404', '1403')) return null;
    throw error;
  }
}

const taxInvoiceConflict = (refusal: MallRefusal) => wrongState(refusal) ?? keyConflict(refusal);

const taxInvoiceMutations = {
  requestTaxInvoice: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: taxInvoiceCall(input), toMember: taxInvoiceConflict },
      ({ taxInv }) => ({ __typename: 'TaxInvoiceRequested' as const, taxInvoice: toTaxInvoice(taxInv) }),
    ),
} satisfies MutationResolvers;

export const statementsPart = {
  Mutation: taxInvoiceMutations,
  BulkOrder: bulkOrderFields,
  GoodsOrder: orderFields,
  Cart: cartFields,
} satisfies Resolvers;
