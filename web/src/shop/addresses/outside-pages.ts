import type { OutsidePage } from './row.ts';

/** Decided by the first segment alone. These segments cannot be names of malls. */
export const outsidePages = [
  ['/', 'start', null],
  ['/tid/*', 'telecom-sign-in', '로그인 인증'],
  ['/pg', 'payment-return', '결제 결과'],
  ['/kmcertVerification/*', 'phone-certification', '휴대폰 인증 결과'],
  ['/email/rejectMailYn/:memNo', 'reject-mail', '메일 수신 거부'],
] as const satisfies readonly OutsidePage[];

/** First segments that are never a mall's. */
export const reservedSegments = new Set([
  'm',
  'tid',
  'pg',
  'kmcertVerification',
  'email',
  'graphql',
  'mcp',
  'files',
  'bulk-orders',
  'images',
  'assets',
  'sandbox',
  'csp-reports',
  'member-page',
  'vitals',
  'health',
  'ready',
  'metrics',
]);
