import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorListener } from '../graphql/response-rules.ts';
import { refusalType, varyOfResponses } from '../graphql/response-headers.ts';
import { publishedError } from '../errors/published-error.ts';
import type { AccessLog } from './access-log.ts';
import { hardening, versionHeader } from './basics.ts';
import { originHeaders } from './cors.ts';
import { requestIdOf } from './request-metadata.ts';
import type { AdmissionControl } from './admission-control.ts';

interface EarlyAdmissionParts {
  admission: AdmissionControl;
  accessLog: AccessLog;
  origins: readonly string[];
  onError: ErrorListener;
}

const fixed = [
  'retry-after',
  '1',
  'cache-control',
  'no-store',
  'vary',
  varyOfResponses,
  ...versionHeader,
  ...hardening.flat(),
];

/**
 * Holds operations before Express until they may start, and sheds those that wait too long. That costs two fifths less than
 * shedding behind Express and the body reader, so in a flood the processor serves admitted requests. The response is the same
 * as that of `AdmissionControl.admit`, which decides for all others.
 */
export function earlyAdmission({
  admission,
  accessLog,
  origins,
  onError,
}: EarlyAdmissionParts): (request: IncomingMessage, response: ServerResponse, start: () => void) => void {
  const headersFor = originHeaders(origins);
  const shed = (request: IncomingMessage, response: ServerResponse) => {
    onError('OVERLOADED');
    const requestId = requestIdOf(request.headers['x-request-id'] as string | undefined);
    accessLog.watch(response, { path: '/graphql', method: 'POST', requestId });
    const body = JSON.stringify({ errors: [publishedError('OVERLOADED', { requestId })] });
    response.writeHead(503, [
      ...fixed,
      'content-type',
      refusalType(request.headers.accept),
      'x-request-id',
      requestId,
      'content-length',
      String(Buffer.byteLength(body)),
      ...headersFor(request.headers.origin).flat(),
    ]);
    response.end(body);
  };
  return (request, response, start) => {
    if (request.method !== 'POST' || request.url !== '/graphql') return start();
    return admission.hold('graphql', request, response, start, () => shed(request, response));
  };
}
