import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { checkNativeExample, copyNativeExample } from './native-example.ts';

test('the example of a native app keeps to the types of the packed client', async () => {
  const folder = await copyNativeExample();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await checkNativeExample(folder)).toBe('');
});
