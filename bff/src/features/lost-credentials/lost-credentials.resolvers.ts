import type { MutationResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { toSession } from '../../session/session.mapper.ts';
import { sendVisitorForm } from '../forms/forms.ts';
import { toFoundIds } from './lost-credentials.mapper.ts';
import { findGuestOrderCall, findIdCall, findPasswordCall } from './lost-credentials.wire.ts';

const lostCredentialsMutations = {
  findLoginIds: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      {
        mallUrl: input.mallUrl,
        target: () => `ids of ${input.certificationNumber}`,
        call: (mallNumber) => findIdCall(input, mallNumber),
      },
      toFoundIds,
    ),

  sendTemporaryPassword: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      // Not limited by id: a stranger without proof could lock out its owner.
      {
        mallUrl: input.mallUrl,
        target: () => `password by ${input.certificationNumber}`,
        call: (mallNumber) => findPasswordCall(input, mallNumber),
      },
      () => ({ __typename: 'TemporaryPasswordSent' as const, isSent: true }),
    ),

  findGuestOrder: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      {
        mallUrl: input.mallUrl,
        target: (mallNumber) => `${mallNumber} order ${input.orderNumber}`,
        call: (mallNumber) => findGuestOrderCall(input, mallNumber),
      },
      (tokens) => ({ __typename: 'GuestOrderFound' as const, session: toSession(tokens) }),
    ),
} satisfies MutationResolvers;

export const lostCredentialsPart = {
  Mutation: lostCredentialsMutations,
} satisfies Resolvers;
