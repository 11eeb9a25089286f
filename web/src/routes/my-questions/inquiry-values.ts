import type { InquiryInFullFragment, InquiryReplyMethod } from '../../__generated__/graphql.ts';

/** The form's fields. `subject` is the order or product that the inquiry is about. */
export type InquiryValues = {
  typeCode: string;
  subject: string;
  title: string;
  text: string;
  replyMethod: string;
};

export const emptyInquiry: InquiryValues = { typeCode: '', subject: '', title: '', text: '', replyMethod: 'SMS' };

const orderMark = 'order:';
const productMark = 'product:';

export const orderSubject = (number: string) => `${orderMark}${number}`;
export const productSubject = (number: string) => `${productMark}${number}`;

export function numbersOf(subject: string): { orderNumber: string | null; productNumber: string | null } {
  const after = (mark: string) => (subject.startsWith(mark) ? subject.slice(mark.length) : null);
  return { orderNumber: after(orderMark), productNumber: after(productMark) };
}

export function valuesOf(inquiry: InquiryInFullFragment): InquiryValues {
  const { typeCode, orderNumber, productNumber, title, text, replyMethod } = inquiry;
  const product = productNumber ? productSubject(productNumber) : '';
  return {
    typeCode: typeCode ?? '',
    subject: orderNumber ? orderSubject(orderNumber) : product,
    title,
    text: text ?? '',
    replyMethod: replyMethod ?? 'SMS',
  };
}

/** What both mutations take. */
export function toInput({ typeCode, subject, title, text, replyMethod }: InquiryValues, fileNumbers: string[]) {
  const method: InquiryReplyMethod = replyMethod === 'EMAIL' ? 'EMAIL' : 'SMS';
  return { typeCode, ...numbersOf(subject), title, text, fileNumbers, replyMethod: method };
}
