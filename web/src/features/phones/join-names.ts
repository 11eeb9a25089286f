import type { JoinType } from '../../__generated__/graphql.ts';

/** Names of the join types. */
export const joinNames = { NEW: '신규가입', TRANSFER: '번호이동', CHANGE: '기기변경' } as const satisfies Record<
  JoinType,
  string
>;
