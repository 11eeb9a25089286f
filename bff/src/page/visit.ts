import type { Request, Response } from 'express';
import type { Device } from '../graphql/__generated__/schema-types.ts';
import type { Trail } from '../tracing/trail.ts';

/** One request for a page. */
export interface PageVisit {
  url: URL;
  /** The shopper's device. */
  device: Device;
  requestId: string;
  /** Notes the calls to the mall for this page. */
  trail: Trail;
  request: Request;
  response: Response;
}
