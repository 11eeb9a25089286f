import type { Inquiry, InquiryReplyMethod } from '../../graphql/__generated__/schema-types.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { MemberMall } from '../member/member.model.ts';
import type { WireInquiry } from './inquiries.wire.ts';

const replyMethods: Readonly<Record<string, InquiryReplyMethod>> = { SMS: 'SMS', EMAIL: 'EMAIL' };

/** Fields that the mall sends for a single inquiry only. */
export const inquiryDetailFields = {
  text: ({ cntn }) => cntn,
  orderNumber: ({ ordNo }) => ordNo,
  productNumber: ({ gdsGrpNo }) => gdsGrpNo,
  photos: ({ fileNoList }) => fileNoList ?? [],
  replyMethod: ({ rplyMthdCd }) => fromCode(replyMethods, rplyMthdCd, 'rplyMthdCd'),
  answer: ({ ansCntn }) => ansCntn,
} satisfies RowFields<WireInquiry, MemberMall, Inquiry>;
