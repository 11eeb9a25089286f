import { linkHours } from '../../mail/lifetimes.ts';
import type { OutboxMessage } from '../../mail/outbox.ts';

export function wakeMessage(mallNm: string, url: string): OutboxMessage {
  return {
    kind: 'WAKE_LINK',
    subject: `[${mallNm}] 휴면 계정 활성화 안내`,
    body: `휴면 계정을 다시 사용하시려면 아래 링크를 열어주세요. 링크는 ${linkHours}시간 동안 한 번만 사용할 수 있어요.`,
    links: [{ label: '휴면 계정 활성화', url }],
  };
}

export function joinMessage(mallNm: string, url: string): OutboxMessage {
  return {
    kind: 'JOIN_LINK',
    subject: `[${mallNm}] 회원 가입 이메일 인증`,
    body: `회원 가입을 계속하시려면 아래 링크를 열어주세요. 링크는 ${linkHours}시간 동안 한 번만 사용할 수 있어요.`,
    links: [{ label: '이메일 인증', url }],
  };
}

/** `rejectUrl` only for those who agreed to advertising by mail: the law requires an unsubscribe link in each. */
export function welcomeMessage(mallNm: string, homeUrl: string, rejectUrl: string | null): OutboxMessage {
  return {
    kind: 'WELCOME',
    subject: `[${mallNm}] 가입을 환영해요`,
    body: `${mallNm} 회원이 되셨어요. 지금 바로 이용하실 수 있어요.`,
    links: [
      { label: '쇼핑몰 바로가기', url: homeUrl },
      ...(rejectUrl === null ? [] : [{ label: '광고성 메일 수신 거부', url: rejectUrl }]),
    ],
  };
}
