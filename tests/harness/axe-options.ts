import type { RunOptions } from 'axe-core';

/** What pages promise: WCAG 2.2, AA, and what axe recommends beyond. */
export const axeOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // WCAG 2.2, 2.5.3, which axe still calls an experiment.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
} satisfies RunOptions;

export interface Places {
  include: string[];
  exclude: string[];
}

/** The page without what each page of a mall repeats. */
export const ownPart: Places = { include: ['html'], exclude: ['#root header', '#root footer'] };
