import express, { Router, type NextFunction, type Request, type Response } from 'express';
import { z } from 'zod';
import { withinLimit } from '../http/body-limit.ts';
import { plainPage } from './plain-page.ts';

const mostBytes = 20_000;

/** What the identity agency has a browser post to the page that it leads back to: signs of a seal, none that could end a script. */
const posted = z.object({
  certReqNo: z.string().regex(/^[\w.~+/=:-]{1,200}$/u),
  encData: z.string().regex(/^[\w.~+/=:-]{1,8000}$/u),
});

/**
 * Accepts the form that an identity agency posts to /kmcertVerification, the only page by POST. Its fields go into that page only:
 * no address, history, log or cache contains them.
 */
export function postedCertification(): Router {
  const router = Router();
  const form = withinLimit(
    mostBytes,
    express.urlencoded({ extended: false, limit: mostBytes, parameterLimit: 20, inflate: false }),
  );
  router.post('/kmcertVerification{/*rest}', form, (request, response, next) => {
    const parsed = posted.safeParse(request.body);
    response.locals.posted = parsed.success
      ? { requestNumber: parsed.data.certReqNo, result: parsed.data.encData }
      : {};
    next();
  });
  router.use('/kmcertVerification', (error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const status = error instanceof Error && 'status' in error && error.status === 413 ? 413 : 400;
    return response.status(status).set('cache-control', 'no-store').type('html').send(plainPage(status));
  });
  return router;
}

/** Whether the request is such a form. */
export function isPosted(response: Response): boolean {
  return response.locals.posted !== undefined;
}

/** The page with what was posted to it as inert JSON, in the words of `finishPhoneCertification`: `{requestNumber, result}`, or `{}`. */
export function withPosted(html: string | Buffer, response: Response): string | Buffer {
  if (!isPosted(response)) return html;
  return html
    .toString()
    .replace(
      '</body>',
      () => `<script type="application/json" id="posted">${JSON.stringify(response.locals.posted)}</script></body>`,
    );
}
