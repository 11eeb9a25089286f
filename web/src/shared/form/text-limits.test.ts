import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lengthError, lengthErrors } from './text-limits.ts';

test('a text is measured as the mall does: composed, trimmed, in characters', () => {
  expect(lengthError(` ${'가온'.normalize('NFD')}😀\n`, 3)).toBeNull();
  expect(lengthError('한가온빛', 3)).toBe('3자까지 쓸 수 있어요. 지금은 4자예요.');
});

test('nested fields have limits too', () => {
  expect(lengthErrors({ account: { holder: '한가온빛' }, name: '한가온' }, { 'account.holder': 3, name: 3 })).toEqual({
    'account.holder': '3자까지 쓸 수 있어요. 지금은 4자예요.',
  });
});

test('no field cuts what is pasted', () => {
  const source = join(import.meta.dirname, '../..');
  const components = globSync('**/*.tsx', { cwd: source });
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter((file) => /\bmaxLength=/u.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
});
