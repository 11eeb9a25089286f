/**
 * The consents of an entry. None is checked in advance, and advertising is no condition. Operators draw among names that are masked, and
 * read no answers.
 */
export const entryAgreements = [
  {
    agreeCd: 'AG00401',
    title: '이벤트 응모를 위한 개인정보 수집·이용 동의',
    cntnHtml:
      '<p>수집 항목: 응모한 회원의 이름과 응모할 때 적은 답. 이용 목적: 응모 확인, 추첨, 이름 일부를 가린 당첨자 발표와 당첨 안내. 보유 기간: 이름과 응모한 사실은 회원을 탈퇴할 때까지 보관하고, 응모할 때 적은 답은 이벤트가 끝나거나 당첨자 발표일이 지나고 30일 뒤에 지웁니다. 동의하지 않을 수 있으며, 동의하지 않으면 응모할 수 없습니다.</p>',
    reqYn: 'Y',
  },
  {
    agreeCd: 'AG00402',
    title: '새 이벤트 알림 받기',
    cntnHtml: '<p>새로 여는 이벤트와 혜택을 문자와 이메일로 알려 드립니다. 동의하지 않아도 응모할 수 있습니다.</p>',
    reqYn: 'N',
  },
] as const;
