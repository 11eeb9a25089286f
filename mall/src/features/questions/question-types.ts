/** Kinds of inquiries, in the order of their list. */
export const questionTypes = [
  { qstnTpCd: 'QT00101', qstnTpNm: '배송' },
  { qstnTpCd: 'QT00102', qstnTpNm: '취소·교환·반품' },
  { qstnTpCd: 'QT00103', qstnTpNm: '상품' },
  { qstnTpCd: 'QT00104', qstnTpNm: '결제·환불' },
  { qstnTpCd: 'QT00105', qstnTpNm: '회원·혜택' },
  { qstnTpCd: 'QT00106', qstnTpNm: '기타' },
] as const;

/** The name of a kind; of one that is gone its code. */
export function questionTypeName(code: string): string {
  return questionTypes.find(({ qstnTpCd }) => qstnTpCd === code)?.qstnTpNm ?? code;
}
