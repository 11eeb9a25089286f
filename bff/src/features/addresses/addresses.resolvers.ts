import type {
  DeliveryAddressDeletedResolvers,
  DeliveryAddressResolvers,
  DeliveryAddressSavedResolvers,
  MallResolvers,
  MemberResolvers,
  MutationResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { perRequest } from '../../request/per-request.ts';
import { MallError, type MallRefusal } from '../../errors/mall-error.ts';
import { lazy } from '../../rules/lazy.ts';
import { readConnection } from '../../rules/pages.ts';
import { keyConflict, limitReached } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import type { MallModel } from '../mall/mall.model.ts';
import { currentMember } from '../member/current-member.ts';
import { charged } from '../../rules/charge.ts';
import { toAddress, toPostalAddress, toUnmasked } from './addresses.mapper.ts';
import {
  createDeliveryCall,
  deleteDeliveryCall,
  deliveriesCall,
  deliveryCall,
  postalAddressesCall,
  updateDeliveryCall,
  type WireAddressBook,
  type WireDelivery,
} from './addresses.wire.ts';

/** As many as a mall keeps of one member. */
const fullBook = 10;

const addressFields = {
  addresses: charged({ calls: 1, once: 'addresses', items: fullBook }, async ({ mall }, _arguments, context) =>
    (await addressReads(context).book()).map((wire) => toAddress(wire, mall)),
  ),
  address: charged({ calls: 1, once: 'addresses' }, async ({ mall }, { number }, context) => {
    const wire = (await addressReads(context).book()).find(({ dlvNo }) => dlvNo === number);
    return wire ? toAddress(wire, mall) : null;
  }),
} satisfies MemberResolvers;

const deliveryAddressResolvers = {
  unmasked: charged({ calls: 1 }, async ({ number }, _arguments, { mallApi }) =>
    toUnmasked(await mallApi.asMember(deliveryCall(number))),
  ),
} satisfies DeliveryAddressResolvers;

const addressSavedResolvers = {
  member: charged({ calls: 1 }, ({ member }) => member),
} satisfies DeliveryAddressSavedResolvers;

const addressDeletedResolvers = {
  member: charged({ calls: 1 }, ({ member }) => member),
} satisfies DeliveryAddressDeletedResolvers;

/** The address book, from one call however often a request asks for it, or from the mutation that brought it along. */
const addressReads = perRequest(({ mallApi }) => {
  let book = lazy(() => mallApi.asMember(deliveriesCall));
  return {
    book: () => book(),
    changed(wire: readonly WireDelivery[]) {
      book = () => Promise.resolve([...wire]);
    },
  };
});

const postalAddressFields = {
  postalAddresses: async (mall, { keyword, ...paging }, { mallApi }) => {
    const { connection } = await readConnection(paging, {
      read: (query) => mallApi.asVisitor(postalAddressesCall(mall.number, keyword.trim(), query)),
      keyOf: ({ zipCd, roadAddr }) => `${zipCd} ${roadAddr}`,
      toNode: toPostalAddress,
    });
    return connection;
  },
} satisfies MallResolvers;

const bookConflict = (refusal: MallRefusal) => limitReached(refusal) ?? keyConflict(refusal);

const addressMutations = {
  createDeliveryAddress: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: createDeliveryCall(input), toMember: bookConflict },
      (wire, mall) => saved(context, mall, { ...wire, number: wire.dlvNo }),
    ),
  updateDeliveryAddress: (_root, { input }, context) =>
    sendMemberAction(context, { mallUrl: input.mallUrl, call: updateDeliveryCall(input) }, (wire, mall) =>
      saved(context, mall, { ...wire, number: input.number }),
    ),
  deleteDeliveryAddress: (_root, { input }, context) =>
    sendMemberAction(context, { mallUrl: input.mallUrl, call: deleteDeliveryCall(input.number) }, (book, mall) => ({
      __typename: 'DeliveryAddressDeleted' as const,
      member: book ? memberAfter(context, mall, book) : currentMember(context, mall),
    })),
} satisfies MutationResolvers;

function saved(
  context: GatewayContext,
  mall: MallModel,
  { dlvList, number }: WireAddressBook & { number: string | null },
) {
  const address = dlvList.find(({ dlvNo }) => dlvNo === number);
  if (!address) throw new MallError('bad-answer', 'deliveries', { detail: 'the address book lacks what was saved' });
  return {
    __typename: 'DeliveryAddressSaved' as const,
    address: toAddress(address, mall),
    member: memberAfter(context, mall, dlvList),
  };
}

/** The member, whose address book is now the one of the response. */
function memberAfter(context: GatewayContext, mall: MallModel, book: readonly WireDelivery[]) {
  addressReads(context).changed(book);
  return currentMember(context, mall);
}

export const addressesPart = {
  Mutation: addressMutations,
  Mall: postalAddressFields,
  Member: addressFields,
  DeliveryAddress: deliveryAddressResolvers,
  DeliveryAddressDeleted: addressDeletedResolvers,
  DeliveryAddressSaved: addressSavedResolvers,
} satisfies Resolvers;
