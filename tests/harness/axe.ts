import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { isFullTier } from '../../scripts/lib/test-tiers.ts';
import { axeOptions, type Places } from './axe-options.ts';

const options: RunOptions = {
  ...axeOptions,
  rules: {
    ...axeOptions.rules,
    // Dear, since it looks behind each text: web/test/theme.test.ts proves the contrast of the themes in both tiers.
    'color-contrast': { enabled: isFullTier },
  },
};

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
