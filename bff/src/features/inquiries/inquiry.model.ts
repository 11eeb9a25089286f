import type { Inquiry } from '../../graphql/__generated__/schema-types.ts';
import type { MemberMall } from '../member/member.model.ts';
import type { inquiryDetailFields } from './inquiry.fields.ts';
import type { WireInquiry } from './inquiries.wire.ts';

export interface InquiryModel extends Omit<Inquiry, '__typename' | 'member' | keyof typeof inquiryDetailFields> {
  __typename: 'Inquiry';
  mall: MemberMall;
  /** Null in a list. */
  detail: WireInquiry | null;
}
