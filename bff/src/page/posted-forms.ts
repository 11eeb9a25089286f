import express, { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { withinLimit } from '../http/body-limit.ts';
import { plainPage } from './plain-page.ts';

const mostBytes = 20_000;

/** Characters of numbers and encrypted texts. None of them can end a script. */
const plain = (longest: number) => z.string().regex(new RegExp(`^[\\w.~+/=:-]{1,${longest}}$`, 'u'));

/** The identity agency's posted fields, as in `finishPhoneCertification`. */
const certification = z
  .object({ certReqNo: plain(200), encData: plain(8_000) })
  .transform(({ certReqNo, encData }) => ({ requestNumber: certReqNo, result: encData }));

/** A payment provider's posted fields (contract, section 8), as in `returnFromPayment`. */
const payment = z
  .object({
    pgCd: plain(40),
    payNo: plain(40),
    ordNo: plain(40),
    authToken: plain(500).optional(),
    resultCd: plain(40).optional(),
    // The token of Toss Payments, which it sends in the query.
    paymentKey: plain(500).optional(),
  })
  .transform(({ pgCd, payNo, ordNo, authToken, resultCd = null, paymentKey }) => ({
    provider: pgCd,
    number: payNo,
    orderNumber: ordNo,
    token: authToken ?? paymentKey ?? null,
    result: resultCd,
  }));

/**
 * Accepts the forms that an identity agency posts to /kmcertVerification and a payment provider to /pg, the only pages
 * by POST. The fields go into that page only: no address, history, log or cache contains them. A company that returns
 * by GET has put them into the address itself; the page removes them from it.
 */
export function postedForms(): Router {
  const router = Router();
  const form = withinLimit(
    mostBytes,
    express.urlencoded({ extended: false, limit: mostBytes, parameterLimit: 20, inflate: false }),
  );
  router.post('/kmcertVerification{/*rest}', form, keeping(certification));
  router.post('/pg', form, keeping(payment));
  router.get('/pg', (request, response, next) => {
    const returned = payment.safeParse(request.query);
    if (returned.success) response.locals.posted = returned.data;
    next();
  });
  router.use(['/kmcertVerification', '/pg'], refuse);
  return router;
}

function keeping(fields: z.ZodType<object>): RequestHandler {
  return (request, response, next) => {
    response.locals.posted = fields.safeParse(request.body).data ?? {};
    next();
  };
}

function refuse(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  if (response.headersSent) return next(error);
  const status = error instanceof Error && 'status' in error && error.status === 413 ? 413 : 400;
  response.status(status).set('cache-control', 'no-store').type('html').send(plainPage(status));
}

/** The address of a page without the returned fields: rendering and caches must not see them. */
export function addressOf(request: Request, response: Response): string {
  if (!isPosted(response)) return request.originalUrl;
  const { mallUrl } = request.query;
  return typeof mallUrl === 'string' ? `${request.path}?${new URLSearchParams({ mallUrl })}` : request.path;
}

/** Whether the request has such fields. */
export function isPosted(response: Response): boolean {
  return response.locals.posted !== undefined;
}

/** The page with its posted fields as inert JSON in its element `posted`; `{}` without valid ones. */
export function withPosted(html: string | Buffer, response: Response): string | Buffer {
  if (!isPosted(response)) return html;
  return html
    .toString()
    .replace(
      '</body>',
      () => `<script type="application/json" id="posted">${JSON.stringify(response.locals.posted)}</script></body>`,
    );
}
