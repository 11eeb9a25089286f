import { Router } from 'express';
import { shopperError } from '../errors/shopper-error.ts';
import type { MallModel } from '../features/mall/mall.model.ts';
import { refuser } from '../http/refusal.ts';
import { isIdempotencyKey } from '../rules/idempotency-key.ts';
import { requireArea } from '../rules/open-areas.ts';
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

const formats = new Set(['xlsx', 'csv']);
const openToUploads = (mall: MallModel) => requireArea(mall, 'UPLOAD');

/**
 * `POST /bulk-orders?mallUrl=` (with `&hidden=leave-out` without what the file hides), `GET /bulk-orders/template?mallUrl=&format=` and `GET /bulk-orders/{number}/result?mallUrl=&format=`:
 * spreadsheets of a member, as other files go.
 */
export function bulkOrderRoutes(parts: FileRoutesParts): Router {
  const { files, limit, admission, onError } = parts;
  const refuse = refuser(onError);
  const answering = fileHandler(parts, refuse);
  const router = Router();
  const admit = admission.admit('bulk-orders', (response) => refuse(response, 503, 'OVERLOADED'));

  router.post(
    '/',
    admit,
    answering(async (request, response, context) => {
      const idempotencyKey = request.get('x-idempotency-key') ?? '';
      if (!isIdempotencyKey(idempotencyKey)) return refuse(response, 400, 'BAD_INPUT', keyRule);
      const leavesHiddenOut = request.query['hidden'] === 'leave-out';
      await limit.count('up', await enter(request, context, openToUploads), context.address);
      const kept = await passOn(request, context, (file) =>
        files.sendSpreadsheet({ file, idempotencyKey, leavesHiddenOut }, callerOf(context)),
      );
      tellSession(response, context);
      response.json(kept);
    }),
  );

  const download = (numberOf: (number: string | undefined) => string | null) =>
    answering(async (request, response, context) => {
      const format = String(request.query['format'] ?? 'xlsx');
      if (!formats.has(format))
        return refuse(response, 400, 'BAD_INPUT', `format must be one of ${[...formats].join(', ')}.`);
      const { number } = request.params;
      const named = numberOf(typeof number === 'string' ? number : undefined);
      await limit.count('down', await enter(request, context, openToUploads), context.address);
      const file = await fetchAs(context, () => files.fetchSpreadsheet(named, format, callerOf(context)));
      tellSession(response, context);
      await sendFile(response, file);
    });
  router.get(
    '/template',
    admit,
    download(() => null),
  );
  router.get('/:number/result', admit, download(checkedNumber));

  router.use((request, response) => {
    if (request.path === '/' || request.method !== 'GET')
      response.setHeader('allow', request.path === '/' ? 'POST' : 'GET');
    const ways = 'GET /bulk-orders/template, POST /bulk-orders and GET /bulk-orders/{number}/result';
    refuse(response, 405, 'BAD_INPUT', `Spreadsheets go by ${ways}.`);
  });
  return router;
}

function checkedNumber(number = ''): string {
  if (!isSegment(number)) throw shopperError('NOT_FOUND');
  return number;
}
