import { Router } from 'express';
import { shopperError } from '../errors/shopper-error.ts';
import { refuser } from '../http/refusal.ts';
import { isIdempotencyKey } from '../rules/idempotency-key.ts';
import { isSegment } from '../upstream/path.ts';
import {
  callerOf,
  enter,
  fetchAs,
  fileHandler,
  keyRule,
  passOn,
  sendFile,
  tellSession,
  type FileRoutesParts,
} from './file-exchange.ts';

const purposes = new Set(['QUESTION', 'CLAIM', 'DOCUMENT', 'SIGN']);

/**
 * `POST /files?mallUrl=&purpose=` and `GET /files/{number}?mallUrl=`: one file of a member, up and down. Errors have the shape of
 * GraphQL's. A pair of tokens that a request renewed is in the header X-Session, as JSON.
 */
export function fileRoutes(parts: FileRoutesParts): Router {
  const { files, limit, admission, onError } = parts;
  const refuse = refuser(onError);
  const answering = fileHandler(parts, refuse);
  const router = Router();
  const admit = admission.admit('files', (response) => refuse(response, 503, 'OVERLOADED'));

  router.post(
    '/',
    admit,
    answering(async (request, response, context) => {
      const purpose = String(request.query['purpose'] ?? '');
      const idempotencyKey = request.get('x-idempotency-key') ?? '';
      if (!purposes.has(purpose))
        return refuse(response, 400, 'BAD_INPUT', `purpose must be one of ${[...purposes].join(', ')}.`);
      if (!isIdempotencyKey(idempotencyKey)) return refuse(response, 400, 'BAD_INPUT', keyRule);
      await limit.count('up', await enter(request, context), context.address);
      const kept = await passOn(request, context, (file) =>
        files.send({ file, purpose, idempotencyKey }, callerOf(context)),
      );
      tellSession(response, context);
      response.json(kept);
    }),
  );

  router.get(
    '/:number',
    admit,
    answering(async (request, response, context) => {
      const number = String(request.params['number']);
      if (!isSegment(number)) throw shopperError('NOT_FOUND');
      await limit.count('down', await enter(request, context), context.address);
      const file = await fetchAs(context, () => files.fetch(number, callerOf(context)));
      tellSession(response, context);
      await sendFile(response, file);
    }),
  );

  router.use((request, response) => {
    if (request.path === '/' || request.method !== 'GET')
      response.setHeader('allow', request.path === '/' ? 'POST' : 'GET');
    refuse(response, 405, 'BAD_INPUT', 'A file goes up by POST /files and down by GET /files/{number}.');
  });
  return router;
}
