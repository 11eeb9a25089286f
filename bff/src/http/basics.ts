import compression from 'compression';
import type { RequestHandler } from 'express';
import { withinRequest } from '../tracing/current-request.ts';
import { gatewayVersion } from '../shared/version.ts';
import { requestIdOf } from './request-metadata.ts';

/** For data: opened as a document, it can load and run nothing. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Security headers of every response. */
export const hardening: readonly (readonly [name: string, value: string])[] = Object.entries({
  'x-content-type-options': 'nosniff',
  'content-security-policy': inertPolicy, // pages and the sandbox, which run scripts, have their own
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self)',
  'cross-origin-resource-policy': 'same-origin',
});

/** What a client package compares with the version that it was made for. */
export const versionHeader = ['x-gateway-version', gatewayVersion] as const;

/** Request id, version and security headers. */
export const basics: RequestHandler = (request, response, next) => {
  const id = requestIdOf(request.get('x-request-id'));
  response.setHeader('x-request-id', id);
  response.setHeader(...versionHeader);
  for (const [name, value] of hardening) response.setHeader(name, value);
  if (request.secure) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
  withinRequest(id, next);
};

/** Compresses responses for clients that accept it; other clients bypass the middleware. */
export function compressResponses(): RequestHandler {
  const pack = compression({ threshold: 1_024 });
  return (request, response, next) => {
    if (request.headers['accept-encoding'] !== undefined) return pack(request, response, next);
    response.setHeader('vary', 'Accept-Encoding');
    return next();
  };
}
