import type { Router } from 'express';
import type { Logger } from 'pino';
import { readViolations, type Violation } from './csp-violation.ts';
import { reportRoute } from './report-route.ts';

/**
 * Path for reports of Content-Security-Policy violations. By `report-uri` only: browsers send that at once, and `report-to`
 * up to a minute later, when the visit may be over.
 */
export const reportPath = '/csp-reports';

const types = ['application/csp-report', 'application/reports+json'];
const mostBytes = 16_000;
const mostKinds = 200;

interface ReportParts {
  log: Logger;
  /** Called for each violation, by directive. */
  onViolation: (directive: string) => void;
}

/** Accepts few and small reports, and logs each kind once: anyone can send them, so they prove nothing. */
export function cspReports({ log, onViolation }: ReportParts): Router {
  const logged = new Set<string>();
  const report = (violation: Violation, requestId: unknown) => {
    onViolation(violation.directive);
    const kind = `${violation.directive} ${violation.blocked} ${violation.source} ${violation.line}`;
    if (logged.has(kind) || logged.size >= mostKinds) return;
    logged.add(kind);
    log.warn({ requestId, violation }, 'A page met its Content-Security-Policy');
  };
  return reportRoute({
    path: reportPath,
    types,
    mostBytes,
    take: (body, requestId) => {
      const violations = readViolations(body);
      for (const violation of violations ?? []) report(violation, requestId);
      return violations !== null;
    },
  });
}
