import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { isFullTier } from '../../scripts/lib/test-tiers.ts';

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: {
    // WCAG 2.2, 2.5.3, which axe still calls an experiment.
    'label-content-name-mismatch': { enabled: true },
    // Dear, since it looks behind each text: web/test/theme.test.ts proves the contrast of the themes in both tiers.
    'color-contrast': { enabled: isFullTier },
  },
  resultTypes: ['violations'],
};

interface Places {
  include: string[];
  exclude: string[];
}

/** The page without what each page of a mall repeats. */
export const ownPart: Places = { include: ['html'], exclude: ['#root header', '#root footer'] };

/** What axe finds on the page as it is now, one line a rule: the rule, and where. `within` #root: not in what a captcha puts beside it. */
export async function axeFindings(page: Page, within: string | Places = 'html'): Promise<string[]> {
  // Evaluated from outside, which the page's Content-Security-Policy does not block; once per document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    async ([where, how]) => {
      // From the top: a target that is scrolled half under a sticky bar counts as too small.
      const { scrollY } = window;
      window.scrollTo({ top: 0, behavior: 'instant' });
      const results = await (globalThis as unknown as { axe: typeof axe }).axe.run(where, how);
      window.scrollTo({ top: scrollY, behavior: 'instant' });
      return results;
    },
    [within, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
