import type { MemberMall } from '../member/member.model.ts';

/** The fields of a mall that orders need. */
export type OrderMall = MemberMall;
