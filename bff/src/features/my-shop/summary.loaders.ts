import type { GatewayContext } from '../../request/context.ts';
import { perRequest } from '../../request/per-request.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { cartReads } from '../cart/cart.loaders.ts';
import type { MemberModel } from '../member/member.model.ts';
import { summaryCall, type WireSummary } from './summary.wire.ts';

/** By the Member that is asked, of which each mutation of a request answers another: its numbers are those after it. */
const summaries = perRequest(() => new Map<MemberModel, Promise<WireSummary>>());

/** The numbers of my shop, from one call for all fields of a Member. */
export async function readSummary(context: GatewayContext, member: MemberModel): Promise<WireSummary> {
  requireArea(member.mall, 'MY_SHOP');
  const read = summaries(context).get(member);
  if (read) return read;
  const summary = context.mallApi.asMember(summaryCall);
  summaries(context).set(member, summary);
  cartReads(context).counted(
    summary.then(
      ({ cartCnt }) => cartCnt,
      () => null, // then the cart is asked
    ),
  );
  return summary;
}

/** The numbers that are read anyway for fields beside; null where they are not, or cannot be read. */
export async function summaryBeside(context: GatewayContext, member: MemberModel): Promise<WireSummary | null> {
  await Promise.resolve(); // The fields beside this one begin in the same microtask.
  return (
    (await summaries(context)
      .get(member)
      ?.catch(() => null)) ?? null
  );
}
