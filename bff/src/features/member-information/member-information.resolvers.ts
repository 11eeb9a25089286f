import type {
  MemberResolvers,
  MutationResolvers,
  ProfileUpdatedResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import { isRefusal } from '../../errors/mall-error.ts';
import { notAllowed } from '../forms/form-refused.ts';
import { sendMemberForm } from '../forms/forms.ts';
import { shopperError } from '../../errors/shopper-error.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { toMember } from '../member/member.mapper.ts';
import { userInfoCall } from '../member/member.wire.ts';
import { charged } from '../../rules/charge.ts';
import { toDevices, toOwnData, toPasswordChecked, toProfile, toWithdrawalCheck } from './member-information.mapper.ts';
import type { ProfileUpdatedModel } from './member-information.model.ts';
import {
  changePasswordCall,
  checkPasswordCall,
  endSessionsCall,
  ownDataCall,
  profileCall,
  sessionsCall,
  updateProfileCall,
  withdrawalCheckCall,
  withdrawCall,
} from './member-information.wire.ts';

const memberInformationFields = {
  profile: charged({ calls: 1 }, async (_member, _arguments, { mallApi, checkToken }) => {
    if (!isSendable(checkToken)) throw shopperError('FORBIDDEN');
    return toProfile(await mallApi.asMember(profileCall(checkToken)));
  }),
  ownData: charged({ calls: 1 }, async (_member, _arguments, { mallApi, checkToken }) => {
    if (!isSendable(checkToken)) throw shopperError('FORBIDDEN');
    const wire = await orNone(mallApi.asMember(ownDataCall(checkToken)));
    return wire && toOwnData(wire);
  }),
  signedInDevices: charged({ calls: 1 }, async (_member, _arguments, { mallApi }) => {
    const wire = await orNone(mallApi.asMember(sessionsCall));
    return wire && toDevices(wire);
  }),
  withdrawalCheck: charged({ calls: 1 }, async ({ mall }, _arguments, { mallApi }) => {
    requireArea(mall, 'WITHDRAWAL');
    return toWithdrawalCheck(await mallApi.asMember(withdrawalCheckCall));
  }),
} satisfies MemberResolvers;

/** Null for a mall that knows no such call: both are beyond the contract. */
async function orNone<Wire>(asked: Promise<Wire>): Promise<Wire | null> {
  try {
    return await asked;
  } catch (error) {
    if (isRefusal(error, '1404')) return null;
    throw error;
  }
}

const memberInformationMutations = {
  checkPassword: (_root, { input }, context) =>
    sendMemberForm(context, { mallUrl: input.mallUrl, call: checkPasswordCall(input) }, toPasswordChecked),

  changePassword: (_root, { input }, context) =>
    sendMemberForm(context, { mallUrl: input.mallUrl, call: changePasswordCall(input) }, () => ({
      __typename: 'PasswordChanged' as const,
      isChanged: true,
    })),

  updateProfile: (_root, { input }, context) => {
    if (!isSendable(input.checkToken)) return notAllowed();
    const call = updateProfileCall(input);
    return sendMemberForm(context, { mallUrl: input.mallUrl, call }, (wire, mall): ProfileUpdatedModel => ({
      __typename: 'ProfileUpdated',
      profile: wire ? toProfile(wire) : null,
      mall,
    }));
  },

  signOutDevices: (_root, { input }, context) =>
    sendMemberForm(context, { mallUrl: input.mallUrl, call: endSessionsCall(input) }, (wire) => ({
      __typename: 'DevicesSignedOut' as const,
      devices: toDevices(wire) ?? [],
    })),

  withdraw: (_root, { input }, context) =>
    sendMemberForm(context, { mallUrl: input.mallUrl, area: 'WITHDRAWAL', call: withdrawCall(input) }, () => ({
      __typename: 'Withdrawn' as const,
      isWithdrawn: true,
    })),
} satisfies MutationResolvers;

/** The change is saved even if the second call fails. */
const profileUpdatedResolvers = {
  member: charged({ calls: 1 }, async ({ mall }, _arguments, { mallApi, visitor }) => {
    try {
      return toMember(await mallApi.asMember(userInfoCall), mall, visitor.memberNumber);
    } catch {
      return null;
    }
  }),
} satisfies ProfileUpdatedResolvers;

/** The mall issues no token that a header cannot contain. */
function isSendable(checkToken: string | null): checkToken is string {
  return checkToken !== null && /^[\x21-\x7e]{1,2000}$/u.test(checkToken);
}

export const memberInformationPart = {
  Mutation: memberInformationMutations,
  Member: memberInformationFields,
  ProfileUpdated: profileUpdatedResolvers,
} satisfies Resolvers;
