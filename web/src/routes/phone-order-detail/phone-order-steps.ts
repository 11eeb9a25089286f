import type { PhoneOrderStatus } from '../../__generated__/graphql.ts';

/** The way of a contract that goes well. */
const way = [
  ['신청 접수', ['RECEIVED']],
  ['통신사 심사', ['IN_REVIEW', 'DOCUMENTS_REQUESTED']],
  ['개통 대기', ['AWAITING_OPENING']],
  ['배송', ['SHIPPING']],
  ['개통', ['OPENED']],
] as const satisfies readonly (readonly [string, readonly PhoneOrderStatus[]])[];

interface Step {
  name: string;
  state: 'done' | 'now' | 'open';
}

/** The steps with how far a contract is; none of one that has ended otherwise, or whose state is unknown. */
export function stepsOf(status: PhoneOrderStatus | null): Step[] {
  const now = way.findIndex(([, statuses]) => statuses.some((each) => each === status));
  if (now === -1) return [];
  return way.map(([name], index) => ({ name, state: index < now ? 'done' : index === now ? 'now' : 'open' }));
}
