import { reportPath } from '../http/csp-reports.ts';

/**
 * The Content-Security-Policy of the sandbox page only. Compared with the storefront's it is narrower where possible
 * (nothing by default, no inline scripts at all, no forms) and wider by one thing: Monaco's workers. Monaco positions
 * its lines by style attributes and draws some icons from data: images.
 */
export function sandboxPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `report-uri ${reportPath}`,
  ].join('; ');
}

/** For its files: a worker is ruled by the policy that came with it, not by the page's. */
export const sandboxFilePolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
