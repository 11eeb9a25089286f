import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

const contentType = /^application\/(?:graphql\+)?json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/iu;

/** Whether a body says of itself that it is JSON in UTF-8, as it is: not packed, not in another script. */
export function isPlainUtf8Json(request: Request): boolean {
  const encoding = request.get('content-encoding') ?? 'identity';
  return contentType.test(request.get('content-type')?.trim() ?? '') && encoding.trim().toLowerCase() === 'identity';
}

/** Throws for bytes that only pretend to be text; a decoder would quietly replace them. */
export function mustBeUtf8(_request: IncomingMessage, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw Object.assign(new Error('The body is no UTF-8'), { status: 400 });
}
