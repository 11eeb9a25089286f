import { and, eq, gt, isNull } from 'drizzle-orm';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { MallContext } from '../../context.ts';
import { certRequests } from '../../db/schema/accounts.ts';
import { sendPage, type Html } from '../../http/html.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { isAtThisMachine } from '../../http/this-machine.ts';
import { consumeSending } from '../../security/rate-limits.ts';
import { maskTelephone } from '../../wire/telephone.ts';
import { hashToken } from '../../security/sealing.ts';
import { sealCertPerson, toCertRequest, type CertRequest } from '../../members/cert-person.ts';
import { endedCodeReason, renewCode, tryCode, wrongCodeReason } from '../certification/requests.ts';
import { codeMessage } from '../certification/code-message.ts';
import { post } from '../../mail/outbox.ts';
import { codePage, donePage, endPage, personPage } from './pages.ts';
import { readPerson, readTyped } from './person.ts';
import { sealResult } from './result.ts';
import { pageStyle } from '../../http/page-style.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

const startAgain = '시간이 지났거나 이미 끝난 인증이에요. 쇼핑몰에서 처음부터 다시 진행해주세요.';

/** An open request with its number. */
interface Visit {
  certReqNo: string;
  request: CertRequest & { rtnUrl: string };
  form: Record<string, unknown>;
  address: string;
}

type Step = (visit: Visit) => Promise<{ page: Html; status?: number }>;

/**
 * The identity agency's pages, for this machine only, since they accept any name. They work without scripts, and secrets are
 * sent in forms, never in an address.
 */
export function agencyPages(context: MallContext): Router {
  const router = Router();
  router.use((request, _response, next) => {
    if (!context.settings.playsAgency || !isAtThisMachine(request)) throw notFound('요청하신 주소를');
    next();
  });
  router.use(express.urlencoded({ extended: false, limit: '10kb' }));
  router.get('/', (_request, response) => show(response, endPage(startAgain, null), 400));
  router.post(
    '/',
    step(context, async ({ certReqNo, request }) => ({ page: personPage(certReqNo, request.rtnUrl) })),
  );
  router.post(
    '/send',
    step(context, (visit) => sendCode(context, visit)),
  );
  router.post(
    '/confirm',
    step(context, (visit) => confirm(context, visit)),
  );
  return router;
}

function step(context: MallContext, take: Step): RequestHandler {
  return async (request, response) => {
    const visit = await readVisit(context, request);
    if (!visit) {
      show(response, endPage(startAgain, null), 400);
      return;
    }
    const { rtnUrl } = visit.request;
    const { page, status } = await take(visit).catch((error: unknown) => {
      if (error instanceof Refusal && error.status < 500)
        return { page: endPage(error.message, rtnUrl), status: error.status };
      throw error;
    });
    show(response, page, status, rtnUrl);
  };
}

async function readVisit({ db, keys, now }: MallContext, { body, ip }: Request): Promise<Visit | null> {
  const form = (body ?? {}) as Record<string, unknown>;
  const { certReqNo } = form;
  if (typeof certReqNo !== 'string') return null;
  const mine = and(eq(certRequests.certReqHash, hashToken(certReqNo)), eq(certRequests.kind, 'PHONE'));
  const isOpen = and(mine, isNull(certRequests.provenAt), gt(certRequests.expiresAt, now()));
  const [request] = await db.select().from(certRequests).where(isOpen).limit(1);
  if (!request?.rtnUrl) return null;
  return { certReqNo, request: { ...toCertRequest(keys, request), rtnUrl: request.rtnUrl }, form, address: ip ?? '' };
}

const sendCode = async (context: MallContext, { certReqNo, request, form, address }: Visit) => {
  const known = form['again'] === 'Y' && request.memNm && request.birthDt && request.target;
  const typed = readTyped(form);
  const person = known
    ? { memNm: request.memNm, birthDt: request.birthDt, mobile: request.target }
    : readPerson(typed, context.now());
  if (Array.isArray(person)) return { page: personPage(certReqNo, request.rtnUrl, typed, person) };
  const { memNm, birthDt, mobile } = person;
  await consumeSending(context, address, mobile ?? '');
  const isSent = await inTransaction(context, async (context) => {
    // A confirmed person is final: otherwise the code of one phone would prove another person.
    const isUnproven = and(eq(certRequests.certReqHash, request.certReqHash), isNull(certRequests.provenAt));
    const [unproven] = await context.db
      .update(certRequests)
      .set(sealCertPerson(context.keys, { memNm, birthDt, target: mobile }))
      .where(isUnproven)
      .returning();
    if (!unproven) return false;
    const { code } = await renewCode(context, certReqNo);
    await post(context, {
      mallId: request.mallId,
      channel: 'SMS',
      target: mobile ?? '',
      ...codeMessage('CERT_CODE', code),
    });
    return true;
  });
  if (!isSent) return { page: endPage(endedCodeReason, request.rtnUrl), status: 400 };
  return { page: codePage(certReqNo, request.rtnUrl, maskTelephone(mobile) ?? '') };
};

async function confirm(context: MallContext, { certReqNo, request, form }: Visit) {
  const outcome = await tryCode(context, request.certReqHash, String(form['code'] ?? ''));
  if (outcome === 'wrong')
    return { page: codePage(certReqNo, request.rtnUrl, maskTelephone(request.target) ?? '', wrongCodeReason) };
  if (outcome === 'ended') return { page: endPage(endedCodeReason, request.rtnUrl), status: 400 };
  return { page: donePage(certReqNo, request.rtnUrl, sealResult(context, certReqNo)) };
}

function show(response: Response, body: Html, status = 200, rtnUrl: string | null = null): void {
  const formTargets = rtnUrl === null ? [] : [new URL(rtnUrl).origin];
  sendPage(response, { title: '휴대폰 본인인증', style: pageStyle, body, formTargets }, status);
}
