import { opaqueId } from '../../rules/ids.ts';
import { toInstant } from '../../rules/korean-time.ts';
import type { MemberMall } from '../member/member.model.ts';
import type { InquiryModel } from './inquiry.model.ts';
import type { WireInquiry, WireInquiryRow } from './inquiries.wire.ts';

export function inquiryId({ number }: Pick<MemberMall, 'number'>, inquiryNumber: string): string {
  return opaqueId('Inquiry', number, inquiryNumber);
}

export function toInquiryOfList(wire: WireInquiryRow, mall: MemberMall): InquiryModel {
  const { qstnNo, qstnTpCd, qstnTpNm, title, ansYn, regDts, ansDts } = wire;
  return {
    __typename: 'Inquiry',
    id: inquiryId(mall, qstnNo),
    number: qstnNo,
    typeCode: qstnTpCd,
    typeName: qstnTpNm,
    title,
    isAnswered: ansYn,
    askedAt: toInstant(regDts),
    answeredAt: toInstant(ansDts),
    mall,
    detail: null,
  };
}

export function toInquiry(wire: WireInquiry, mall: MemberMall): InquiryModel {
  return { ...toInquiryOfList(wire, mall), detail: wire };
}
