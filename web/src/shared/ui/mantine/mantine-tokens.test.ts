import { readFileSync } from 'node:fs';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme, type MantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

const tokens = readFileSync(new URL('mantine-tokens.css', import.meta.url), 'utf8');

/** Colors aside. */
function variablesOf(each: MantineTheme): Map<string, string> {
  const all = Object.entries(defaultCssVariablesResolver(each).variables);
  return new Map(all.filter(([name]) => !name.includes('-color-')));
}

test('what the theme changes is a token, colors aside: no provider writes its variables', () => {
  const usual = variablesOf(DEFAULT_THEME);
  const ours = variablesOf(mergeMantineTheme(DEFAULT_THEME, theme));
  const changed = [...ours.keys()].filter((name) => ours.get(name) !== usual.get(name));
  // Since 9.8 buttons take it from there.
  expect(changed).toContain('--mantine-cursor-type');
  expect(changed.filter((name) => !tokens.includes(`  ${name}:`))).toEqual([]);
});
