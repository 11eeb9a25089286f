import type { Request } from 'express';

const contentType = /^application\/(?:graphql\+)?json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?$/iu;

/** Whether a body is declared as JSON in UTF-8, without content encoding. */
export function isPlainUtf8Json(request: Request): boolean {
  const encoding = request.get('content-encoding') ?? 'identity';
  return contentType.test(request.get('content-type')?.trim() ?? '') && encoding.trim().toLowerCase() === 'identity';
}
