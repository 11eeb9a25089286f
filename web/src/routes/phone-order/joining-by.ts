import type { JoinType } from '../../__generated__/graphql.ts';
import { wordOf } from '../../features/phones/phone-choice.ts';

/** The same choice with another way of joining. */
export function joiningBy(joinType: JoinType, params: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(params);
  query.set('join', wordOf(joinType) ?? '');
  return query;
}
