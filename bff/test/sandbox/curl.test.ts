import { expect } from 'vitest';
import { curlOf } from '../../sandbox/src/link/curl-of.ts';
import { toHttp } from '../../sandbox/src/request/to-http.ts';
import { runInOneShell } from '../clients/shell.ts';
import { test } from '../helpers/real-mall.ts';

const operation = {
  query:
    'query Find($url: String!, $keyword: String) { mall(url: $url, device: MOBILE) { name posts(board: NOTICE, keyword: $keyword) { totalCount } } }',
  variables: { url: 'familyshop', keyword: `it's "$HOME" \\ 100%` },
  operationName: 'Find',
};

test.for(['post', 'get'] as const)(
  'what is copied as curl, by %s, does in a shell what the page does',
  async (mode, { gateway }) => {
    const command = curlOf(gateway.url, await toHttp(operation, mode), false);
    const [printed = ''] = await runInOneShell([command], { cwd: '/', env: process.env });
    expect(JSON.parse(printed)).toMatchObject({ data: { mall: { name: '통신가족샵', posts: { totalCount: 0 } } } });
  },
);

test('an id that no manifest has is told as the gateway tells it', async ({ gateway }) => {
  const command = curlOf(gateway.url, await toHttp(operation, 'id'), false);
  const [printed = ''] = await runInOneShell([command], { cwd: '/', env: process.env });
  expect(printed).toContain('PERSISTED_QUERY_NOT_FOUND');
});

test("a member's token is no part of what is copied: the shell has it", async () => {
  const command = curlOf('https://shop.example', await toHttp(operation, 'post'), true);
  expect(command).toContain('-H "authorization: Bearer $ACCESS"');
});
