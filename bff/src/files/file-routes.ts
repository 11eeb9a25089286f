import { Router, type Request } from 'express';
import { shopperError } from '../errors/shopper-error.ts';
import { refuser } from '../http/refusal.ts';
import { isSegment } from '../upstream/path.ts';
import type { FileRoutesParts } from './file-exchange.ts';
import { fileHandlers } from './file-handlers.ts';

const purposes = new Set(['QUESTION', 'CLAIM', 'DOCUMENT', 'SIGN']);

/**
 * `POST /files?mallUrl=&purpose=` and `GET /files/{number}?mallUrl=`: one file of a member, up and down. Errors have the shape of
 * GraphQL's. A pair of tokens that a request renewed is in the header X-Session, as JSON.
 */
export function fileRoutes(parts: FileRoutesParts): Router {
  const { files, admission, onError } = parts;
  const refuse = refuser(onError);
  const { upload, download } = fileHandlers(parts, refuse);
  const router = Router();
  const admit = admission.admit('files', (response) => refuse(response, 503, 'OVERLOADED'));

  router.post(
    '/',
    admit,
    upload({
      faultOf: (request) =>
        purposes.has(purposeOf(request)) ? null : `purpose must be one of ${[...purposes].join(', ')}.`,
      send: (sent, request, caller) => files.send({ ...sent, purpose: purposeOf(request) }, caller),
    }),
  );

  router.get(
    '/:number',
    admit,
    download({
      fetch: ({ params }, caller) => {
        const number = String(params['number']);
        if (!isSegment(number)) throw shopperError('NOT_FOUND');
        return () => files.fetch(number, caller());
      },
    }),
  );

  router.use((request, response) => {
    if (request.path === '/' || request.method !== 'GET')
      response.setHeader('allow', request.path === '/' ? 'POST' : 'GET');
    refuse(response, 405, 'BAD_INPUT', 'A file goes up by POST /files and down by GET /files/{number}.');
  });
  return router;
}

function purposeOf({ query }: Request): string {
  return String(query['purpose'] ?? '');
}
