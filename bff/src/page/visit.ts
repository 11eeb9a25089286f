import type { Request, Response } from 'express';
import type { Device } from '../graphql/__generated__/schema-types.ts';
import type { RequestTrace } from '../tracing/request-trace.ts';

/** One request for a page. */
export interface PageVisit {
  url: URL;
  /** The shopper's device. */
  device: Device;
  requestId: string;
  /** Records the calls to the mall for this page. */
  trace: RequestTrace;
  request: Request;
  response: Response;
}
