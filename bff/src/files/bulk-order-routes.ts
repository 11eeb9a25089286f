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
 * Spreadsheets of a member, as other files go: `POST /bulk-orders?mallUrl=` (with `&hidden=leave-out` without what the file hides),
 * `POST /bulk-orders/{number}/rows?mallUrl=` with mended rows, and `GET /bulk-orders/template`, `/products`, `/{number}/result` and
 * `/{number}/errors`, each with `?mallUrl=&format=`.
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

  router.post(
    '/:number/rows',
    admit,
    upload({
      check: openToUploads,
      send: (sheet, request, caller) => files.sendRows(numberIn(request), sheet, caller),
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
  for (const part of ['result', 'errors'] as const)
    router.get(
      `/:number/${part}`,
      admit,
      spreadsheet((request) => ({ number: numberIn(request), part })),
    );

  router.use((request, response) => {
    const takesFiles = request.path === '/' || request.path.endsWith('/rows');
    if (takesFiles || request.method !== 'GET') response.setHeader('allow', takesFiles ? 'POST' : 'GET');
    const ways =
      'POST /bulk-orders and /bulk-orders/{number}/rows, and by GET /bulk-orders/template, /products, /{number}/result and /{number}/errors';
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
