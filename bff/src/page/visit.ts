import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Device } from '../graphql/__generated__/schema-types.ts';
import type { Trail } from '../tracing/trail.ts';

/** One request for a page. */
export interface PageVisit {
  url: URL;
  /** What the shopper holds. */
  device: Device;
  requestId: string;
  /** Notes what is asked of the mall for this page. */
  trail: Trail;
  request: Request;
  response: Response;
}

/** Characters of a nonce: sixteen bytes in base64, which always end in two equals signs. */
export const nonceWidth = 24;

/** This answer's nonce, the same however often it is asked for. */
export function nonceOf({ response }: PageVisit): string {
  response.locals.nonce ??= randomBytes(16).toString('base64');
  return String(response.locals.nonce);
}
