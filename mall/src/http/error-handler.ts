import type { ErrorRequestHandler, RequestHandler } from 'express';
import { isCrowded } from '../db/pool.ts';
import { sendRefusal } from './envelope.ts';
import { comeLater, fault, invalid, notFound, Refusal } from './refusal.ts';

/** For unknown paths. */
export const refuseUnknownPath: RequestHandler = (_request, response) => {
  sendRefusal(response, notFound('요청하신 주소를'));
};

/** Responds to anything thrown with an envelope. Details of a fault go to the log alone. */
export const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const refusal = toRefusal(error);
  // A refusal that concerns an operator was logged where it was thrown.
  if (refusal.status >= 500 && refusal !== error) request.log?.error({ err: error }, 'fault');
  sendRefusal(response, refusal);
};

const bodyReasons: Record<string, string> = {
  'entity.parse.failed': 'JSON 형식이 올바르지 않아요.',
  'entity.too.large': '내용이 너무 길어요.',
  'encoding.unsupported': '지원하지 않는 인코딩이에요.',
  'charset.unsupported': '지원하지 않는 문자 집합이에요.',
};

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { type, status } = (error ?? {}) as { type?: string; status?: number };
  // Express and its body parser throw errors with a status for an unreadable request.
  if (typeof status === 'number' && status >= 400 && status < 500) {
    if (error instanceof URIError) return notFound('요청하신 주소를');
    return invalid([{ field: 'body', reason: bodyReasons[type ?? ''] ?? '요청을 읽을 수 없어요.' }]);
  }
  return isCrowded(error) ? comeLater() : fault();
}
