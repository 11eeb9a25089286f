import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messageTable } from '../../mall/src/mail/message-table.ts';
import { root } from '../../scripts/lib/paths.ts';
import { others, promises } from './message-promises.ts';

const told = /알려 ?드[려릴리립]|보내 ?드[려릴리립]|문자로|메일로|해제 링크를 보/u;

const files = [
  ...globSync('web/src/**/*.{ts,tsx}', { cwd: root }),
  ...globSync('mall/src/{features,phone-contract}/**/*.ts', { cwd: root }),
  'mall/content/src/seed/content/faq-list.ts',
  'mall/content/src/seed/content/consent-texts.ts',
].filter((path) => !path.includes('__generated__') && !/\.test\.tsx?$/u.test(path));

const lines = files.flatMap((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  return text
    .split('\n')
    .filter((line) => told.test(line) && !/^\s*(?:\/\/|\*|\/\*)/u.test(line))
    .map((line) => ({ path, line: line.trim() }));
});

test('what pages, answers and consents promise to tell or to send is a message of the table, or told by the page', () => {
  const known = [...promises.map(({ words }) => words), ...others];
  expect(lines.filter(({ line }) => !known.some((words) => line.includes(words)))).toEqual([]);
  expect(known.filter((words) => !lines.some(({ line }) => line.includes(words)))).toEqual([]);
});

test('each promise is kept by a message that is posted somewhere', () => {
  const code = globSync('mall/src/{features,operator}/**/*.ts', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const silent = Object.keys(messageTable).filter((kind) => !code.some((text) => text.includes(`'${kind}'`)));
  expect(silent).toEqual([]);
  expect(promises.filter(({ kept }) => kept.length === 0)).toEqual([]);
});
