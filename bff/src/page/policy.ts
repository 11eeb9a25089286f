import type { Settings } from '../config.ts';
import { reportPath } from '../http/csp-reports.ts';

type PolicySettings = Pick<Settings, 'IMAGE_HOST' | 'CHATBOT_URL' | 'ANALYTICS_URL' | 'RECAPTCHA_SITE_KEY' | 'RECAPTCHA_ORIGINS'>;

/** The Content-Security-Policy of every page; the first document's rules the whole visit. Strangers come in only where they are configured. */
export function pagePolicy(nonce: string, settings: PolicySettings, imageHosts: Iterable<string> = []): string {
  const images = new Set([settings.IMAGE_HOST, ...imageHosts].flatMap(originOf));
  const captcha = settings.RECAPTCHA_SITE_KEY === undefined ? [] : settings.RECAPTCHA_ORIGINS;
  const analytics = originOf(settings.ANALYTICS_URL);
  return [
    ["default-src 'self'"],
    ["script-src 'self'", `'nonce-${nonce}'`, ...captcha],
    ["style-src 'self'", `'nonce-${nonce}'`],
    ["style-src-attr 'unsafe-inline'"],
    ["img-src 'self' data:", ...images, ...analytics],
    ["font-src 'self'"],
    ["connect-src 'self'", ...captcha, ...analytics],
    ["frame-src 'self'", ...captcha],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["frame-ancestors 'none'"],
    ["form-action 'self'", ...originOf(settings.CHATBOT_URL)],
    ['report-uri', reportPath],
  ]
    .map((parts) => parts.join(' '))
    .join('; ');
}

function originOf(address: string | undefined): string[] {
  const url = URL.parse(address ?? '');
  return url ? [url.origin] : [];
}

/** Pages that a foreign site returns to must keep the window that opened them. */
const returnsFromOutside = /^\/(?:kmcertVerification|pg)(?:\/|$)|^\/(?:m\/)?[^/]+\/popup\//u;

export function openerPolicy(pathname: string): string {
  return returnsFromOutside.test(pathname) ? 'unsafe-none' : 'same-origin-allow-popups';
}
