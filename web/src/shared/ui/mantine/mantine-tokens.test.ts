import { readFileSync } from 'node:fs';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

const tokens = readFileSync(new URL('mantine-tokens.css', import.meta.url), 'utf8');

test('what the theme changes is a token, colors aside: no provider writes its variables', () => {
  const usual = defaultCssVariablesResolver(DEFAULT_THEME).variables;
  const { variables } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const changed = Object.keys(variables).filter((name) => variables[name] !== usual[name] && !/-color-/u.test(name));
  // Since 9.8 buttons take it from there.
  expect(changed).toContain('--mantine-cursor-type');
  expect(changed.filter((name) => !tokens.includes(`  ${name}:`))).toEqual([]);
});
