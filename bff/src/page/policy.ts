import { hash, randomBytes } from 'node:crypto';
import type { Settings } from '../config.ts';
import { reportPath } from '../http/csp-reports.ts';

type PolicySettings = Pick<
  Settings,
  | 'IMAGE_HOST'
  | 'CHATBOT_URL'
  | 'ANALYTICS_MALL'
  | 'ANALYTICS_URL'
  | 'RECAPTCHA_SITE_KEY'
  | 'RECAPTCHA_SCRIPT_URL'
  | 'RECAPTCHA_ORIGINS'
  | 'CERTIFICATION_ORIGINS'
  | 'PAYMENT_ORIGINS'
>;

/** The page that a policy is for. */
interface PolicyPlace {
  scriptHashes: readonly string[];
  styleNonce: string;
  pathname: string;
  imageHosts: Iterable<string>;
}

/**
 * The Content-Security-Policy of every page; the first document's applies to the whole visit. Third parties are allowed
 * only where they are configured.
 */
export function pagePolicy(place: PolicyPlace, settings: PolicySettings): string {
  const { scriptHashes, styleNonce, pathname, imageHosts } = place;
  const images = new Set([settings.IMAGE_HOST, ...imageHosts].flatMap(originOf));
  const captcha =
    settings.RECAPTCHA_SITE_KEY === undefined
      ? []
      : [...new Set([...originOf(settings.RECAPTCHA_SCRIPT_URL), ...settings.RECAPTCHA_ORIGINS])];
  const analytics = reportsPageViews(pathname, settings) ? originOf(settings.ANALYTICS_URL) : [];
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...scriptHashes, ...captcha],
    ["style-src 'self'", `'nonce-${styleNonce}'`],
    ["style-src-attr 'unsafe-inline'"],
    ["img-src 'self' data:", ...images],
    ["font-src 'self'"],
    ["connect-src 'self'", ...captcha, ...analytics],
    ["frame-src 'self'", ...captcha],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["frame-ancestors 'none'"],
    [
      "form-action 'self'",
      ...originOf(settings.CHATBOT_URL),
      ...settings.CERTIFICATION_ORIGINS,
      ...settings.PAYMENT_ORIGINS,
    ],
    ['report-uri', reportPath],
  ]
    .map((parts) => parts.join(' '))
    .join('; ');
}

/** The hash of an inline script for a policy. */
export function hashSource(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}

/** Admits the style elements of one page, and those that its scripts write later. */
export function newStyleNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Page views are reported for one mall: on its pages, and on pages outside of malls, from which a visit may go on to
 * it.
 */
function reportsPageViews(pathname: string, { ANALYTICS_MALL }: PolicySettings): boolean {
  const [, first = '', second = ''] = pathname.split('/');
  const mallUrl = first === 'm' ? second : first;
  return ANALYTICS_MALL !== undefined && (mallUrl === encodeURIComponent(ANALYTICS_MALL) || ofNoMall.has(mallUrl));
}

const ofNoMall = new Set(['', 'tid', 'pg', 'kmcertVerification', 'email']);

function originOf(address: string | undefined): string[] {
  const url = URL.parse(address ?? '');
  return url ? [url.origin] : [];
}

/** The page whose fragment holds a ticket. No address of it goes along to another site. */
export function referrerPolicy(pathname: string): string {
  return pathname.endsWith('/checkout') ? 'no-referrer' : 'strict-origin-when-cross-origin';
}

/** Pages that foreign sites return to need `window.opener`. */
const returnsFromOutside = /^\/(?:kmcertVerification|pg)(?:\/|$)|^\/(?:m\/)?[^/]+\/popup\//iu;

export function openerPolicy(pathname: string): string {
  return returnsFromOutside.test(pathname) ? 'unsafe-none' : 'same-origin-allow-popups';
}
