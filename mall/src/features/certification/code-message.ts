import { fillTemplate } from '../../mail/notices.ts';
import type { OutboxMessage } from '../../mail/outbox.ts';

/** Sends a code to a number or an address. */
export function codeMessage(kind: 'CERT_CODE' | 'STEP_CODE', code: string): OutboxMessage {
  return { kind, subject: '인증번호 안내', body: fillTemplate(kind, { 인증번호: code }), links: [] };
}
