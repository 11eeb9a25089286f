import express, { type Express } from 'express';
import { sql } from 'drizzle-orm';
import type { MallContext } from './context.ts';
import { findHandlers } from './features/accounts/find.ts';
import { memberPasswordHandlers } from './features/accounts/member-password.ts';
import { profileHandlers } from './features/accounts/profile.ts';
import { ownDataHandlers } from './features/own-data/own-data.ts';
import { signUpHandlers } from './features/accounts/sign-up.ts';
import { stepHandlers } from './features/accounts/step-calls.ts';
import { withdrawalHandlers } from './features/accounts/withdrawal.ts';
import { agencyPages } from './features/agency/agency.ts';
import { agencyPath } from './features/agency/pages.ts';
import { phoneHandlers } from './features/agency/phone-calls.ts';
import { refreshHandlers } from './features/auth/refresh.ts';
import { recaptchaHandlers } from './features/auth/recaptcha.ts';
import { sessionHandlers } from './features/auth/session.ts';
import { signInHandlers } from './features/auth/sign-in.ts';
import { couponHandlers } from './features/benefits/coupons.ts';
import { pointHandlers } from './features/benefits/point-ledger.ts';
import { boardHandlers } from './features/boards/boards.ts';
import { faqHandlers } from './features/boards/faqs.ts';
import { codeHandlers } from './features/certification/code-calls.ts';
import { cartHandlers } from './features/carts/carts.ts';
import { goodsPriceHandlers } from './features/carts/goods-price.ts';
import { deliveryHandlers } from './features/deliveries/deliveries.ts';
import { postalAddressHandlers } from './features/deliveries/postal-addresses.ts';
import { exhibitionHandlers } from './features/exhibitions/exhibitions.ts';
import { fileHandlers } from './features/files/files.ts';
import { alertHandlers } from './features/alerts/alerts.ts';
import { myShopHandlers } from './features/my-shop/summary.ts';
import { orderHandlers } from './features/order-list/orders.ts';
import { taxInvoiceHandlers } from './features/settlement/tax-invoice-calls.ts';
import { orderKindHandlers } from './features/order-kinds/order-kinds.ts';
import { cornerHandlers } from './features/layout/corners.ts';
import { loginLayoutHandlers } from './features/layout/login-layout.ts';
import { menuHandlers } from './features/layout/menu.ts';
import { noticeHandlers } from './features/layout/notices.ts';
import { termsHandlers } from './features/layout/terms.ts';
import { viewCountHandlers } from './features/layout/view-count.ts';
import { serveDevOutbox } from './mail/dev-outbox.ts';
import { mailLinkHandlers } from './features/mail-links/link-calls.ts';
import { unsubscribeHandlers } from './features/mail-links/unsubscribe.ts';
import { refreshPaymentOf } from './features/settlement/sync-payment.ts';
import { paymentHandlers } from './features/settlement/payments.ts';
import { refundAccountHandlers } from './features/settlement/refund-account.ts';
import { settlement } from './features/settlement/settlement.ts';
import { testProviderPath } from './features/payments/test-provider/test-provider.ts';
import { testProviderPages } from './features/settlement/test-pages/test-router.ts';
import { tossWebhook, tossWebhookPath } from './features/settlement/toss-webhook.ts';
import { servePictures } from './features/pictures/pictures.ts';
import { questionHandlers } from './features/questions/questions.ts';
import { ticketHandlers } from './features/tickets/tickets.ts';
import { categoryHandlers } from './features/products/category.ts';
import { detailHandlers } from './features/products/details.ts';
import { wirelessEstimateHandlers } from './features/products/wireless-estimate.ts';
import { wirelessPlanHandlers } from './features/products/wireless-plans.ts';
import { listHandlers } from './features/products/lists.ts';
import { searchHandlers } from './features/products/search.ts';
import { suggestionHandlers } from './features/products/suggestions.ts';
import { wishHandlers } from './features/wishes/wishes.ts';
import type { Handlers, Preparation } from './http/call.ts';
import { success } from './http/envelope.ts';
import { answerError, refuseUnknownPath } from './http/error-handler.ts';
import { instance } from './http/instance.ts';
import { mountOperations } from './mount-operations.ts';
import { openApiFile, readOpenApiDocument } from './http/openapi-document.ts';
import { closeWhileDraining, readiness } from './http/readiness.ts';
import { requestLog } from './http/request-log.ts';

/** The mall as an Express application over an open database. */
export function createApp(context: MallContext, ending = { isDraining: false }): Express {
  const app = express();
  app.disable('x-powered-by').set('etag', false).set('query parser', 'simple');
  app.set('trust proxy', context.settings.trustProxy);
  app.use(closeWhileDraining(ending), ...requestLog(context.log, context.metrics.onAnswer));
  app.use((_request, response, next) => {
    response.once('close', context.visits.begin());
    next();
  });
  app.use((_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    next();
  });
  app.get('/images/{*path}', servePictures(context));
  app.get('/health', async (_request, response) => {
    await context.db.execute(sql`select 1`);
    response.set('X-Instance', instance).json(success({ status: 'ok' }));
  });
  app.get('/ready', readiness(context.db, ending));
  app.get('/metrics', async (_request, response) => {
    const { contentType, text } = await context.metrics.read();
    response.set('Content-Type', contentType).send(text);
  });
  // RFC 9512
  app.get('/openapi.yaml', (_request, response) => response.type('application/yaml').sendFile(openApiFile));
  app.get('/dev/outbox', serveDevOutbox(context));
  app.use(agencyPath, agencyPages(context));
  app.use(testProviderPath, testProviderPages(context));
  app.use(express.json({ limit: '100kb' }));
  app.post(tossWebhookPath, tossWebhook(context));
  mountOperations(app, context, readOpenApiDocument(), handlersOf(context), preparations);
  app.use(refuseUnknownPath);
  app.use(answerError);
  return app;
}

function handlersOf(context: MallContext): Handlers {
  return {
    ...loginLayoutHandlers,
    ...termsHandlers,
    ...menuHandlers,
    ...cornerHandlers,
    ...noticeHandlers,
    ...viewCountHandlers,
    ...searchHandlers,
    ...suggestionHandlers,
    ...listHandlers,
    ...detailHandlers,
    ...wirelessEstimateHandlers,
    ...wirelessPlanHandlers,
    ...categoryHandlers,
    ...wishHandlers,
    ...cartHandlers,
    ...goodsPriceHandlers,
    ...orderKindHandlers(settlement),
    ...orderHandlers,
    ...taxInvoiceHandlers,
    ...alertHandlers,
    ...myShopHandlers,
    ...pointHandlers,
    ...exhibitionHandlers,
    ...questionHandlers,
    ...couponHandlers,
    ...deliveryHandlers,
    ...postalAddressHandlers,
    ...fileHandlers(context),
    ...paymentHandlers,
    ...refundAccountHandlers,
    ...recaptchaHandlers,
    ...signInHandlers(context),
    ...refreshHandlers,
    ...sessionHandlers,
    ...stepHandlers,
    ...ticketHandlers,
    ...codeHandlers,
    ...phoneHandlers,
    ...signUpHandlers,
    ...findHandlers,
    ...memberPasswordHandlers,
    ...profileHandlers,
    ...ownDataHandlers,
    ...withdrawalHandlers,
    ...mailLinkHandlers,
    ...unsubscribeHandlers,
    ...boardHandlers,
    ...faqHandlers,
  };
}

/** Refreshes the payment first, so that a claim refunds no more than is left, and no order is paid twice. */
const refreshFirst: Preparation = (context, { memNo }, { ordNo }, deadline) =>
  refreshPaymentOf(context, String(ordNo), memNo, deadline);

const preparations = { cancelOrder: refreshFirst, returnOrder: refreshFirst, payOrder: refreshFirst };
