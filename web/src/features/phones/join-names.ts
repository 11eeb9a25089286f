import type { JoinType } from '../../__generated__/graphql.ts';

/** What each way of joining is called. */
export const joinNames = { NEW: '신규가입', TRANSFER: '번호이동', CHANGE: '기기변경' } as const satisfies Record<
  JoinType,
  string
>;
