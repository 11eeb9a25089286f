import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { fullTierFiles } from '../../scripts/lib/test-tiers.ts';

test('the documents list the files that only the full tier runs, each with its reason', () => {
  const text = readFileSync(join(root, 'docs/testing.md'), 'utf8');
  const listed = text.split('<!-- full-tier -->')[1]?.split('<!-- /full-tier -->')[0]?.trim();
  const rows = fullTierFiles().map(({ file, reason }) => `| \`${file}\` | ${reason} |`);
  expect(rows.length).toBeGreaterThan(10);
  expect(listed?.split('\n')).toEqual(['| File | Why |', '|---|---|', ...rows]);
});
