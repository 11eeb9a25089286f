import type { MallResolvers, MemberResolvers, MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { isRefusal, type MallRefusal } from '../../errors/mall-error.ts';
import { readWindow, toConnection, windowOf } from '../../rules/pages.ts';
import { keyConflict, limitReached } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { charged } from '../../rules/charge.ts';
import { toAddressBook, toAddressesChanged, toDeliveryAddress, toPostalAddress } from './addresses.mapper.ts';
import {
  createDeliveryCall,
  deleteDeliveryCall,
  deliveriesCall,
  deliveryCall,
  postalAddressesCall,
  updateDeliveryCall,
} from './addresses.wire.ts';

export const addressFields = {
  addresses: charged({ calls: 1 }, async ({ mall }, _arguments, { mallApi }) =>
    toAddressBook(await mallApi.asMember(deliveriesCall), mall),
  ),
  address: charged({ calls: 1 }, async ({ mall }, { number }, { mallApi }) => {
    try {
      return toDeliveryAddress(await mallApi.asMember(deliveryCall(number)), mall, 'DeliveryAddress');
    } catch (error) {
      if (isRefusal(error, '1404', '1400')) return null;
      throw error;
    }
  }),
} satisfies MemberResolvers;

export const postalAddressFields = {
  postalAddresses: async (mall, { keyword, ...paging }, { mallApi }) => {
    const window = windowOf(paging);
    const { items, totalCount } = await readWindow(window, async (page, size) => {
      const found = await mallApi.asVisitor(postalAddressesCall(mall.number, keyword.trim(), page, size));
      return { items: found.list.map(toPostalAddress), totalCount: found.totalCnt ?? 0 };
    });
    return toConnection(window, items, totalCount);
  },
} satisfies MallResolvers;

const bookConflict = (refusal: MallRefusal) => limitReached(refusal) ?? keyConflict(refusal);

export const addressMutations = {
  createDeliveryAddress: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: createDeliveryCall(input), toMember: bookConflict },
      toAddressesChanged,
    ),
  updateDeliveryAddress: (_root, { input }, context) =>
    sendMemberAction(context, { mallUrl: input.mallUrl, call: updateDeliveryCall(input) }, toAddressesChanged),
  deleteDeliveryAddress: (_root, { input }, context) =>
    sendMemberAction(context, { mallUrl: input.mallUrl, call: deleteDeliveryCall(input.number) }, toAddressesChanged),
} satisfies MutationResolvers;
