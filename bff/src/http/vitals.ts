import type { Router } from 'express';
import { z } from 'zod';
import { reportRoute } from './report-route.ts';

const mostBytes = 2_000;
/** Longer is a document that lay in the background. */
const longestMs = 60_000;

/** Times in milliseconds; CLS has no unit. */
const vital = z.strictObject({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().min(0).max(longestMs),
});
const count = z.int().min(0).max(10_000);

/** Names from short lists, and numbers: nothing in it can name a person, or make a label of its own. */
const report = z.strictObject({
  device: z.enum(['DESKTOP', 'MOBILE']),
  access: z.enum(['anyone', 'public', 'mall', 'member']),
  vitals: z.array(vital).max(5),
  errors: z.strictObject({ error: count, rejection: count }),
});

/** What a sampled document of the storefront reports when it is left. */
export type VitalsReport = z.output<typeof report>;

/** `POST /vitals`: vitals of the storefront's documents, for the metrics alone. */
export function vitalsRoute(onVitals: (report: VitalsReport) => void): Router {
  return reportRoute({
    path: '/vitals',
    types: ['application/json'],
    mostBytes,
    take: (body) => {
      const { data } = report.safeParse(body);
      if (data) onVitals(data);
      return data !== undefined;
    },
  });
}
