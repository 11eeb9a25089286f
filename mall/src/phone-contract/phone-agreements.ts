/** They stand for the carrier of the plan, and for who delivers. */
const carrierMark = '#{telecomNm}';
const parcelMark = '#{dlvCmpnyNm}';

/** The consents of a phone contract. None is checked in advance, and none of them is for an additional service. */
export const phoneAgreements = [
  {
    agreeCd: 'AG00301',
    title: '휴대폰 가입 계약 내용 확인 및 동의',
    cntnHtml:
      '<p>단말기 가격, 할부 개월과 수수료, 할부 철회권과 항변권, 요금제, 지원금을 주는 곳과 조건, 중간에 해지할 때 내는 금액, 계약을 철회하는 방법을 확인했으며 가입에 동의합니다.</p>',
    reqYn: 'Y',
  },
  {
    agreeCd: 'AG00302',
    title: '개통을 위한 개인정보 제공 동의',
    cntnHtml: `<p>제공받는 자: ${carrierMark}(가입 심사, 개통, 요금 청구), ${parcelMark}(휴대폰 배송). 제공 항목: 이름, 연락처, 이메일, 주소, 납부 계좌, 구비 서류. 보유 기간: 계약이 끝난 뒤 관련 법에서 정한 기간. 동의하지 않을 수 있으며, 동의하지 않으면 가입할 수 없습니다.</p>`,
    reqYn: 'Y',
  },
  {
    agreeCd: 'AG00303',
    title: '휴대폰 혜택 알림 받기',
    cntnHtml: '<p>새 휴대폰과 요금제 혜택을 문자와 이메일로 알려 드립니다. 동의하지 않아도 가입할 수 있습니다.</p>',
    reqYn: 'N',
  },
] as const;

/** Asked for only if the applicant is under 19. N for malls' clients that do not know `minorYn`: they show it to all. */
export const minorAgreement = {
  agreeCd: 'AG00304',
  title: '청소년 유해정보 차단과 법정대리인 동의',
  cntnHtml: `<p>만 19세 미만이 쓰는 회선에는 ${carrierMark}에서 청소년 유해 매체물과 음란 정보를 막는 차단 수단을 무료로 제공하고, 개통할 때 설치합니다. 차단 수단이 지워지거나 15일 이상 작동하지 않으면 법정대리인에게 알립니다.</p><p>법정대리인은 단말기 가격과 할부, 요금제와 한 달 납부액, 지원금과 위약금, 부가서비스, 요금을 내지 않을 때의 책임을 확인하고 이 가입에 동의합니다. 소액결제는 법정대리인이 따로 동의할 때까지 막아 둡니다.</p>`,
  reqYn: 'N',
  minorYn: 'Y',
} as const;

/** The consents of a contract with this carrier and who delivers, who receive personal data. */
export function phoneAgreementsWith(telecomNm: string, dlvCmpnyNm: string) {
  return [...phoneAgreements, minorAgreement].map((each) => ({
    minorYn: 'N',
    ...each,
    cntnHtml: each.cntnHtml.replaceAll(carrierMark, telecomNm).replaceAll(parcelMark, dlvCmpnyNm),
  }));
}
