import type { Response } from 'express';
import type { Refusal } from './refusal.ts';

/** The shape of every JSON response. */
export interface Envelope {
  code: string;
  message: string;
  description: string | null;
  data: unknown;
}

export function success(data: unknown): Envelope {
  return { code: '0000', message: '정상 처리되었습니다.', description: null, data: data ?? null };
}

export function sendRefusal(response: Response, refusal: Refusal): void {
  const { status, code, message, description, data, headers } = refusal;
  response
    .status(status)
    .set(headers)
    .json({ code, message, description, data } satisfies Envelope);
}
