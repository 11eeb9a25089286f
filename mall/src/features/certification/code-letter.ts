import type { Letter } from '../mail/outbox.ts';
import { codeMinutes } from './codes.ts';

/** Sends a code to the owner of a number or an address. */
export function codeLetter(kind: 'CERT_CODE' | 'STEP_CODE', code: string): Letter {
  return {
    kind,
    subject: '인증번호 안내',
    body: `인증번호는 ${code} 입니다. ${codeMinutes}분 안에 입력해주세요. 요청하지 않으셨다면 이 내용을 무시하셔도 돼요.`,
    links: [],
  };
}
