// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { stopRecording } from './foreign-changes.ts';

test('changes that nobody follows are no longer recorded, and the recorded ones are let go', async () => {
  const root = document.createElement('div');
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((changes) => records.push(...changes));
  observer.observe(root, { childList: true });
  root.append('one');
  await Promise.resolve();
  expect(records).toHaveLength(1);
  stopRecording(Object.assign(document.createElement('html'), { foreign: { observer, records } }));
  root.append('another');
  await Promise.resolve();
  expect(records).toEqual([]);
});
