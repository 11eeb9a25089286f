import type { PhoneOrderDetailsFragment, PhoneOrderStatus } from '../../__generated__/graphql.ts';

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
export function stepsOf({
  status,
  withdrawableUntil,
}: Pick<PhoneOrderDetailsFragment, 'status' | 'withdrawableUntil'>): Step[] {
  const reached = way.findIndex(([, statuses]) => statuses.some((each) => each === status));
  if (reached === -1) return [];
  const now = status === 'OPENED' ? openedStep(withdrawableUntil) : reached;
  return way.map(([name], index) => ({
    name,
    state: index === now ? 'now' : index <= reached ? 'done' : 'open',
  }));
}

/** Nothing is under way once the line is opened, but for the parcel of a phone with an eSIM. */
function openedStep(withdrawableUntil: string | null): number | null {
  return withdrawableUntil === null ? way.findIndex(([name]) => name === '배송') : null;
}
