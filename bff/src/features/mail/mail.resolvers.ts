import type { MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { charged } from '../../rules/charge.ts';
import { unsubscribeCall } from './mail.wire.ts';

export const mailMutations = {
  unsubscribeEmail: charged({ calls: 1 }, async (_root, { input: { memberToken } }, { mallApi, tryLimit, address }) => {
    await tryLimit.count(memberToken, address);
    await mallApi.asVisitor(unsubscribeCall(memberToken));
    return { isUnsubscribed: true };
  }),
} satisfies MutationResolvers;
