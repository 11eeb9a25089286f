import type { MutationResolvers, QueryResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { shopperError } from '../../errors/shopper-error.ts';
import { toSession } from '../../session/session.mapper.ts';
import { isToken } from '../../session/token.ts';
import { isRefusal } from '../../errors/mall-error.ts';
import { orRefused } from '../../errors/or-refused.ts';
import { guestCall } from '../mall/mall.wire.ts';
import { recaptchaCall, signInCall, signOutCall, tidCall } from './auth.wire.ts';
import { toSignInRefused } from './sign-in-refused.ts';
import { mallLoaders } from '../mall/mall.loaders.ts';
import { charged } from '../../rules/charge.ts';
import { signInStepMutations } from './sign-in-steps.resolvers.ts';

const authQueries = {
  isRecaptchaRequired: charged({ calls: 1 }, (_root, _arguments, { mallApi }) => mallApi.asVisitor(recaptchaCall)),
} satisfies QueryResolvers;

const authMutations = {
  signIn: async (_root, { input }, context) => {
    const { mallApi, tryLimit, address } = context;
    const mall = await mallLoaders(context).named(input.mallUrl);
    await tryLimit.count(`${mall.number} ${input.id}`, address);
    const tokens = mallApi.asVisitor(signInCall({ ...input, mallNumber: mall.number }));
    return orRefused(tokens.then(toSession), toSignInRefused);
  },

  signInWithTid: async (_root, { input }, context) => {
    const { mallApi, tryLimit, address } = context;
    const mall = await mallLoaders(context).named(input.mallUrl);
    await tryLimit.count(`${mall.number} tid ${input.tid}`, address);
    const tokens = mallApi.asVisitor(tidCall(input.tid, mall.number));
    return orRefused(tokens.then(toSession), toSignInRefused);
  },

  startMarketingSession: async (_root, { input: { mallUrl, device } }, context) => {
    const { mallApi, tryLimit, address } = context;
    const mall = await mallLoaders(context).named(mallUrl, device);
    if (!mall.isMarketing) throw shopperError('FORBIDDEN');
    await tryLimit.countGuest(address);
    const { tokenInfo } = await mallApi.asVisitor(guestCall(mallUrl, device));
    if (tokenInfo === null) throw shopperError('FORBIDDEN');
    return toSession(tokenInfo);
  },

  /** Safe to repeat: a token that is over already is as good as signed out. */
  signOut: async (_root, { input: { mallUrl } }, context) => {
    const { mallApi, visitor } = context;
    const mall = await mallLoaders(context).named(mallUrl);
    if (visitor.isMemberOf(mall.number)) {
      await mallApi.asMember(signOutCall).catch((error: unknown) => {
        if (!isRefusal(error) || error.status !== 401) throw error;
      });
    }
    return { isSignedOut: true };
  },

  refreshSession: charged(
    { calls: 1 },
    async (_root, { input: { refreshToken } }, { tokenRefresher, caller, visitor, tryLimit, address }) => {
      await tryLimit.count(refreshToken, address);
      if (!isToken(refreshToken)) throw shopperError('SESSION_EXPIRED');
      const result = await tokenRefresher.refresh(refreshToken, caller);
      // The session lasts as long as the access token that came along.
      if ('isLost' in result && visitor.hasTimeLeft) throw shopperError('MALL_UNREACHABLE');
      if (!('tokens' in result)) throw shopperError('SESSION_EXPIRED');
      return toSession(result.tokens, result.receivedAt);
    },
  ),
} satisfies MutationResolvers;

export const authPart = {
  Query: authQueries,
  Mutation: { ...authMutations, ...signInStepMutations },
} satisfies Resolvers;
