import type { QueryResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { charged, free } from '../../rules/charge.ts';

const siteQueries = {
  site: charged(free, (_root, _arguments, { settings }) => ({
    isDemonstration: settings.PG_TEST === 'public' && settings.PG_URL === undefined,
    defaultMallUrl: settings.SHOP_KEYS[0],
    chatbotUrl: settings.CHATBOT_URL,
    telecomGateUrl: settings.TELECOM_GATE_URL,
    businessCheckUrl: settings.BUSINESS_CHECK_URL,
    familySiteUrl: settings.FAMILY_SITE_URL,
    analyticsMallUrl: settings.ANALYTICS_MALL,
    analyticsUrl: settings.ANALYTICS_URL,
    recaptchaSiteKey: settings.RECAPTCHA_SITE_KEY,
    recaptchaScriptUrl: settings.RECAPTCHA_SITE_KEY === undefined ? null : settings.RECAPTCHA_SCRIPT_URL,
  })),
} satisfies QueryResolvers;

export const sitePart = {
  Query: siteQueries,
} satisfies Resolvers;
