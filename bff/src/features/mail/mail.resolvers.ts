import type { MutationResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { charged } from '../../rules/charge.ts';
import { unsubscribeCall } from './mail.wire.ts';

const mailMutations = {
  unsubscribeEmail: charged({ calls: 1 }, async (_root, { input: { memberToken } }, { mallApi, tryLimit, address }) => {
    await tryLimit.count(memberToken, address);
    await mallApi.asVisitor(unsubscribeCall(memberToken));
    return { isUnsubscribed: true };
  }),
} satisfies MutationResolvers;

export const mailPart = {
  Mutation: mailMutations,
} satisfies Resolvers;
