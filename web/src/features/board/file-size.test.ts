import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test("a file's size uses the unit that keeps it short", () => {
  expect(formatFileSize(512)).toBe('512B');
  expect(formatFileSize(18_400)).toBe('18KB');
  expect(formatFileSize(1_300_000)).toBe('1.2MB');
});
