import type { ProductAlert } from '../../graphql/__generated__/schema-types.ts';
import type { MemberMall } from '../member/member.model.ts';

/** An alert; its product is loaded when a field asks for it. */
export type AlertModel = Omit<ProductAlert, 'product' | 'member'> & { mall: MemberMall };
