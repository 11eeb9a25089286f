// Full tier: the fingerprint by which the quick tier leaves out unchanged seed and pictures.
import { expect, test } from 'vitest';
import { isContentTested } from '../../../scripts/lib/content-fingerprint.ts';

test('the fingerprint is that of this seed and these pictures: when their tests pass, `pnpm content-fingerprint` renews it', () => {
  expect(isContentTested()).toBe(true);
});
