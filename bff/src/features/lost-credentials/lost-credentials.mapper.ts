import { toInstant } from '../../rules/korean-time.ts';
import type { WireFoundIds } from './lost-credentials.wire.ts';

export function toFoundIds({ idList }: WireFoundIds) {
  const inOrder = idList.toSorted((one, other) => ((one.joinDts ?? '') < (other.joinDts ?? '') ? -1 : 1));
  return {
    __typename: 'FoundLoginIds' as const,
    ids: inOrder.map(({ maskId, joinDts }) => ({ maskedId: maskId, joinedAt: toInstant(joinDts) })),
  };
}
