import type { OutboxMessage } from '../../mail/outbox.ts';
import { codeMinutes } from '../../mail/lifetimes.ts';

/** Sends a code to a number or an address. */
export function codeMessage(kind: 'CERT_CODE' | 'STEP_CODE', code: string): OutboxMessage {
  return {
    kind,
    subject: '인증번호 안내',
    body: `인증번호는 ${code} 이에요. ${codeMinutes}분 안에 입력해주세요. 요청하지 않으셨다면 이 내용을 무시하셔도 돼요.`,
    links: [],
  };
}
