import { Router, type Request } from 'express';
import { shopperError } from '../errors/shopper-error.ts';
import type { MallModel } from '../features/mall/mall.model.ts';
import { refuser } from '../http/refusal.ts';
import { requireArea } from '../rules/open-areas.ts';
import { isSegment } from '../upstream/path.ts';
import type { FileRoutesParts } from './file-exchange.ts';
import { fileHandlers } from './file-handlers.ts';
import type { Spreadsheet } from './mall-files.ts';

const formats = new Set(['xlsx', 'csv']);
const openToUploads = (mall: MallModel) => requireArea(mall, 'UPLOAD');

/**
 * `POST /bulk-orders?mallUrl=` (with `&hidden=leave-out` without what the file hides), `GET /bulk-orders/template?mallUrl=&format=`, `GET /bulk-orders/products?mallUrl=&format=` and `GET /bulk-orders/{number}/result?mallUrl=&format=`:
 * spreadsheets of a member, as other files go.
 */
export function bulkOrderRoutes(parts: FileRoutesParts): Router {
  const { files, admission, onError } = parts;
  const refuse = refuser(onError);
  const { upload, download } = fileHandlers(parts, refuse);
  const router = Router();
  const admit = admission.admit('bulk-orders', (response) => refuse(response, 503, 'OVERLOADED'));

  router.post(
    '/',
    admit,
    upload({
      check: openToUploads,
      send: (sheet, { query }, caller) =>
        files.sendSpreadsheet({ ...sheet, leavesHiddenOut: query['hidden'] === 'leave-out' }, caller),
    }),
  );

  const spreadsheet = (kindOf: (request: Request) => Spreadsheet) =>
    download({
      faultOf: (request) =>
        formats.has(formatOf(request)) ? null : `format must be one of ${[...formats].join(', ')}.`,
      check: openToUploads,
      fetch: (request, caller) => {
        const kind = kindOf(request);
        return () => files.fetchSpreadsheet(kind, formatOf(request), caller());
      },
    });
  for (const kind of ['template', 'products'] as const)
    router.get(
      `/${kind}`,
      admit,
      spreadsheet(() => kind),
    );
  router.get(
    '/:number/result',
    admit,
    spreadsheet((request) => ({ number: numberIn(request) })),
  );

  router.use((request, response) => {
    if (request.path === '/' || request.method !== 'GET')
      response.setHeader('allow', request.path === '/' ? 'POST' : 'GET');
    const ways =
      'GET /bulk-orders/template, GET /bulk-orders/products, POST /bulk-orders and GET /bulk-orders/{number}/result';
    refuse(response, 405, 'BAD_INPUT', `Spreadsheets go by ${ways}.`);
  });
  return router;
}

function formatOf({ query }: Request): string {
  return String(query['format'] ?? 'xlsx');
}

function numberIn({ params: { number } }: Request): string {
  if (typeof number !== 'string' || !isSegment(number)) throw shopperError('NOT_FOUND');
  return number;
}
