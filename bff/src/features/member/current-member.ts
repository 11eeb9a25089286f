import type { GatewayContext } from '../../request/context.ts';
import { lazy } from '../../rules/lazy.ts';
import type { MemberMall, MemberModel } from './member.model.ts';
import { userInfoCall } from './member.wire.ts';

/** The member who sends the request. The mall is asked about them when a field needs it, and once. */
export function currentMember({ visitor, mallApi }: GatewayContext, mall: MemberMall): MemberModel {
  return { mall, tokenNumber: visitor.memberNumber, info: lazy(() => mallApi.asMember(userInfoCall)) };
}

/** The mall's number of a member, for ids: from the token, which costs no call, where that holds it. */
export async function memberNumber({ tokenNumber, info }: MemberModel): Promise<string> {
  return tokenNumber ?? (await info()).memNo;
}
