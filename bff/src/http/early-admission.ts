import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorListener } from '../graphql/response-rules.ts';
import { refusalType, varyOfResponses } from '../graphql/response-headers.ts';
import { publishedError } from '../errors/published-error.ts';
import type { AccessLog } from './access-log.ts';
import { hardening } from './basics.ts';
import { originHeaders } from './cors.ts';
import { requestIdOf } from './request-metadata.ts';
import type { AdmissionControl } from './admission-control.ts';

interface EarlyRefusalParts {
  admission: AdmissionControl;
  accessLog: AccessLog;
  origins: readonly string[];
  onError: ErrorListener;
}

const fixed = ['retry-after', '1', 'cache-control', 'no-store', 'vary', varyOfResponses, ...hardening.flat()];

/**
 * Sheds operations before Express while the limit is reached, and returns whether it did. That costs two fifths less than shedding
 * behind Express and the body reader, so in a flood the processor serves admitted requests. The response is the same as that of
 * `AdmissionControl.admit`, which still decides for requests that pass here.
 */
export function earlyRefusal({
  admission,
  accessLog,
  origins,
  onError,
}: EarlyRefusalParts): (request: IncomingMessage, response: ServerResponse) => boolean {
  const headersFor = originHeaders(origins);
  return (request, response) => {
    if (!admission.isFull || request.method !== 'POST' || request.url !== '/graphql') return false;
    admission.countShed('graphql');
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
    return true;
  };
}
