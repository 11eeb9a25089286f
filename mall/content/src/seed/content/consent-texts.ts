import type { Article } from './terms-of-use.ts';

/** ME0360401, ME0360501 and ME0360601: what a person agrees to when joining. */
export const requiredConsent: readonly Article[] = [
  { title: '수집하는 항목', paragraphs: ['필수: 아이디, 비밀번호, 성명, 휴대전화번호, 이메일 주소'] },
  {
    title: '수집과 이용의 목적',
    paragraphs: ['#{mallNm} 회원의 확인, 주문의 처리와 배송, 고지사항의 전달, 부정한 이용의 방지'],
  },
  {
    title: '보유와 이용의 기간',
    paragraphs: [
      '회원에서 탈퇴할 때까지. 다만 전자상거래 등에서의 소비자보호에 관한 법률에서 정한 기록은 그 기간까지 보관합니다.',
    ],
  },
  {
    title: '동의를 거부할 권리',
    paragraphs: [
      '동의하지 않을 수 있습니다. 다만 필수 항목이므로 동의하지 않으면 #{mallNm}(#{mallUrl})의 회원으로 가입할 수 없습니다.',
    ],
  },
  {
    title: '본인확인 정보',
    since: 2,
    paragraphs: [
      '휴대전화 본인확인을 하는 때에는 확인기관이 돌려주는 확인값을 받으며, 가입 여부를 확인한 뒤 되돌릴 수 없는 값으로 바꾸어 저장합니다.',
    ],
  },
];

export const marketingConsent: readonly Article[] = [
  {
    title: '이용의 목적',
    paragraphs: ['#{mallNm}이 새 상품과 기획전, 통신 혜택을 회원의 관심에 맞추어 알려 드리기 위하여 이용합니다.'],
  },
  { title: '이용하는 항목', paragraphs: ['이메일 주소, 휴대전화번호, 최근 본 상품, 주문 이력, 찜한 상품'] },
  { title: '보유기간', paragraphs: ['동의를 거둘 때까지 또는 탈퇴할 때까지'] },
  {
    title: '동의를 거부할 권리',
    paragraphs: [
      '선택 사항이므로 동의하지 않아도 #{mallNm}의 모든 서비스를 그대로 쓸 수 있습니다. 내 정보(#{mallUrl})에서 언제든지 바꿀 수 있습니다.',
    ],
  },
];

export const advertisingConsent: readonly Article[] = [
  { title: '받아 보는 내용', paragraphs: ['#{mallNm}의 할인과 기획전 안내'] },
  {
    title: '보내는 방법',
    paragraphs: [
      '문자, 이메일, 앱 알림 가운데 회원이 고른 방법으로 보내며, 밤 9시부터 다음 날 아침 8시까지는 보내지 않습니다.',
    ],
  },
  { title: '수신 동의의 확인', paragraphs: ['동의하신 날부터 2년마다 동의 사실을 알려 드립니다.'] },
  {
    title: '수신 거부',
    paragraphs: [
      '받은 메일 아래의 수신거부를 누르거나 #{mallUrl}의 내 정보에서 거둘 수 있습니다. 주문과 배송, 약관 변경 같은 알림은 동의와 상관없이 보내 드립니다.',
    ],
  },
];
