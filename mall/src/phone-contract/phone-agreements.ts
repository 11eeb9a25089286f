/** Stands for the carrier of the plan. */
const carrierMark = '#{telecomNm}';

/** The consents of a phone contract. None is checked in advance, and none of them is for an additional service. */
export const phoneAgreements = [
  {
    agreeCd: 'AG00301',
    title: '휴대폰 가입 계약 내용 확인 및 동의',
    cntnHtml:
      '<p>단말기 가격, 할부 개월과 수수료, 요금제, 지원금을 주는 곳과 조건, 중간에 해지할 때 내는 금액을 확인했으며 가입에 동의합니다.</p>',
    reqYn: 'Y',
  },
  {
    agreeCd: 'AG00302',
    title: '개통을 위한 개인정보 제공 동의',
    cntnHtml: `<p>제공받는 자: ${carrierMark}(가입 심사, 개통, 요금 청구), 택배사(배송). 제공 항목: 이름, 연락처, 이메일, 주소, 납부 계좌, 구비 서류. 보유 기간: 계약이 끝난 뒤 관련 법에서 정한 기간. 동의하지 않을 수 있으며, 동의하지 않으면 가입할 수 없습니다.</p>`,
    reqYn: 'Y',
  },
  {
    agreeCd: 'AG00303',
    title: '휴대폰 혜택 알림 받기',
    cntnHtml: '<p>새 휴대폰과 요금제 혜택을 문자와 이메일로 알려 드립니다. 동의하지 않아도 가입할 수 있습니다.</p>',
    reqYn: 'N',
  },
] as const;

/** The consents of a contract with this carrier, which receives personal data. */
export function phoneAgreementsWith(telecomNm: string) {
  return phoneAgreements.map((each) => ({ ...each, cntnHtml: each.cntnHtml.replace(carrierMark, telecomNm) }));
}
