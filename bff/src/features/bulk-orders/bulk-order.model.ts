import type { BulkOrder } from '../../graphql/__generated__/schema-types.ts';
import type { MemberMall } from '../member/member.model.ts';

export interface BulkOrderModel extends Omit<BulkOrder, '__typename' | 'rows' | 'statement'> {
  __typename: 'BulkOrder';
  mall: MemberMall;
}
