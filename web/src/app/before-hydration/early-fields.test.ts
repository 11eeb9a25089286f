// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberFields } from './early-fields.ts';

const root = document.createElement('div');
const field = '<input type="password" name="password">';

beforeEach(() => {
  root.innerHTML = field;
  document.body.append(root);
});
afterEach(() => root.remove());

const input = () => root.querySelector('input') as HTMLInputElement;

/** What was typed, and then the same field anew. */
function typeAndReplace() {
  const early = rememberFields(root);
  input().focus();
  input().value = 'a secret';
  root.innerHTML = field;
  return early;
}

test('a field that is rendered anew has what was typed, and the focus', async () => {
  await typeAndReplace().restore();
  expect(input().value).toBe('a secret');
  expect(document.activeElement).toBe(input());
});

test('nothing of the first page is given to the fields of a later one', async () => {
  const { restore, forget } = typeAndReplace();
  forget();
  await restore();
  expect(input().value).toBe('');
});

test('a page that is left while its fields are being restored gets nothing either', async () => {
  const { restore, forget } = typeAndReplace();
  const restoring = restore();
  forget();
  await restoring;
  expect([input().value, document.activeElement]).toEqual(['', document.body]);
});
