import type { MemberPointsArgs } from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { perRequest } from '../../request/per-request.ts';
import type { PageQuery } from '../../rules/pages.ts';
import type { MemberModel } from '../member/member.model.ts';
import { pointsCall, type WirePointLedger } from './points.wire.ts';

/** The page that was read last for a Member of this request: each repeats the sums of today. */
const pages = perRequest(() => new Map<MemberModel, Promise<WirePointLedger>>());

export function readLedger(
  context: GatewayContext,
  member: MemberModel,
  days: Pick<MemberPointsArgs, 'from' | 'to'>,
  query: PageQuery,
): Promise<WirePointLedger> {
  const page = context.mallApi.asMember(pointsCall(days, query));
  pages(context).set(member, page);
  return page;
}

/** The sums of today, of a page that is read beside, or else by a call. */
export async function readPointSums(context: GatewayContext, member: MemberModel): Promise<WirePointLedger> {
  await Promise.resolve(); // The fields beside this one begin in the same microtask.
  const beside = await pages(context)
    .get(member)
    ?.catch(() => null);
  return beside ?? readLedger(context, member, {}, { page: 1, size: 1 });
}
