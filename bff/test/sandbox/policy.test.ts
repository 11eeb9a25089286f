import express from 'express';
import { fileURLToPath } from 'node:url';
import supertest from 'supertest';
import { beforeAll, expect, test } from 'vitest';
import { sandboxRouter } from '../../src/sandbox/sandbox-router.ts';
import { ensureSandboxIsBuilt } from './built-sandbox.ts';

beforeAll(ensureSandboxIsBuilt);

function page(folder?: string) {
  return supertest(express().use(sandboxRouter(folder)));
}

function nonceOf({ headers }: { headers: Record<string, string> }): string | undefined {
  return /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
}

test('each page has a new nonce, in its policy and in its text', async () => {
  const gateway = page();
  const [one, other] = await Promise.all([gateway.get('/sandbox'), gateway.get('/sandbox')]);
  expect(nonceOf(one)).toBeTruthy();
  expect(nonceOf(one)).not.toBe(nonceOf(other));
  expect(one.text).toContain(`nonce="${nonceOf(one)}"`);
  expect(one.headers['cache-control']).toBe('no-store');
});

test('the policy lets no script in that is not a file of the gateway', async () => {
  const { headers } = await page().get('/sandbox');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe-eval|https?:|blob:|\*/);
  expect(policy.match(/[a-z-]+ 'unsafe-inline'/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
});

test('the page names its assets by hash, and they may be cached for a year, with their built compression', async () => {
  const gateway = page();
  const { text } = await gateway.get('/sandbox');
  const script = /src="(\/sandbox\/assets\/[^"]+-[\w-]{8}\.js)"/.exec(text)?.[1] ?? '';
  const { status, headers } = await gateway.get(script).set('accept-encoding', 'br');
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  await gateway.get('/sandbox/assets/no-such-file.js').expect(404);
  await gateway.get('/sandbox/assets/..%2findex.html').expect(404);
});

test('a sandbox that was not built says how to build it', async () => {
  const empty = fileURLToPath(new URL('.', import.meta.url));
  const { status, text } = await page(empty).get('/sandbox');
  expect(status).toBe(503);
  expect(text).toContain('build:sandbox');
});
