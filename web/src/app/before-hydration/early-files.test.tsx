// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readEarlyFiles } from './early-files.ts';

test('a file that was chosen before hydration is read after it, once', async () => {
  const read: string[] = [];
  const field = (
    <input
      type="file"
      onChange={({ currentTarget }) => {
        read.push(...[...(currentTarget.files ?? [])].map(({ name }) => name));
        Object.defineProperty(currentTarget, 'files', { value: [] }); // as an emptied value does
      }}
    />
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(field);
  Object.defineProperty(root.firstElementChild, 'files', {
    value: [new File(['a'], 'orders.csv')],
    configurable: true,
  });
  await act(() => hydrateRoot(root, field));
  expect(read).toEqual([]);
  readEarlyFiles(root);
  readEarlyFiles(root);
  expect(read).toEqual(['orders.csv']);
});
