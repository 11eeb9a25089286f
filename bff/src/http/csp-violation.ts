import { z } from 'zod';
import { pathForLog } from '../tracing/path-for-log.ts';

/** A violation of the Content-Security-Policy, safe for logs and metrics. */
export interface Violation {
  /** Directive of a policy, such as script-src-elem; `other` if no policy of ours has it. */
  directive: string;
  /** A keyword such as inline or eval, else the origin; never a whole address. */
  blocked: string;
  /** The path of the page, without its query. */
  page: string;
  /** The path of the script or style with its line, or null. */
  source: string | null;
  line: number | null;
}

const directives: ReadonlySet<string> = new Set(
  [
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src',
    'connect-src frame-src worker-src child-src media-src manifest-src object-src base-uri frame-ancestors form-action',
  ].flatMap((line) => line.split(' ')),
);

const word = z.string().max(4_096).optional();
const line = z.number().int().nonnegative().optional();

/** A report of `report-uri`: a single violation. */
const classic = z
  .object({
    'csp-report': z.object({
      'document-uri': word,
      'effective-directive': word,
      'violated-directive': word,
      'blocked-uri': word,
      'source-file': word,
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] ?? report['violated-directive']?.split(' ')[0],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
      line: report['line-number'],
    },
  ]);

/** A report of the Reporting API: several, also of other kinds. */
const modern = z
  .array(z.object({ type: z.string(), body: z.unknown() }))
  .max(100)
  .transform((reports) =>
    reports.flatMap(({ type, body }) => {
      const parsed = type === 'csp-violation' ? modernBody.safeParse(body) : null;
      return parsed?.success ? [parsed.data] : [];
    }),
  );
const modernBody = z
  .object({
    documentURL: word,
    effectiveDirective: word,
    blockedURL: word,
    sourceFile: word,
    lineNumber: line.nullish(),
  })
  .transform(({ documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber }) => ({
    directive: effectiveDirective,
    blocked: blockedURL,
    page: documentURL,
    source: sourceFile,
    line: lineNumber,
  }));

const reports = z.union([classic, modern]);

/** Violations in either form of report, without those of browser extensions. Null if it is no report. */
export function readViolations(body: unknown): Violation[] | null {
  const parsed = reports.safeParse(body);
  if (!parsed.success) return null;
  return parsed.data
    .filter(({ source, blocked }) => !isOfExtension(source) && !isOfExtension(blocked))
    .map((report) => ({
      directive: report.directive !== undefined && directives.has(report.directive) ? report.directive : 'other',
      blocked: blockedWord(report.blocked),
      page: pathOf(report.page) ?? 'unknown',
      source: pathOf(report.source),
      line: report.line ?? null,
    }));
}

function isOfExtension(address: string | undefined): boolean {
  return /^[a-z-]*-extension(?::|$)/iu.test(address ?? '');
}

function blockedWord(blocked: string | undefined): string {
  if (/^[a-z-]{1,30}$/u.test(blocked ?? '')) return blocked as string;
  const url = URL.parse(blocked ?? '');
  if (!url) return 'unknown';
  return url.origin === 'null' ? url.protocol.slice(0, 30) : url.origin.slice(0, 120);
}

function pathOf(address: string | undefined): string | null {
  const url = URL.parse(address ?? '');
  return url && /^https?:$/u.test(url.protocol) ? pathForLog(url.pathname) : null;
}
