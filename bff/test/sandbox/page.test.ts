// Full tier: the page of the sandbox in a browser; the quick tier executes some of its examples.
import type { Browser } from 'playwright-core';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, execute, launchBrowser, open, phone, textOf } from './browser.ts';
import { ensureSandboxIsBuilt } from './built-sandbox.ts';
import { startSystem, type System } from './system.ts';

let browser: Browser;
let system: System;
beforeAll(async () => {
  await ensureSandboxIsBuilt();
  [browser, system] = await Promise.all([launchBrowser(), startSystem()]);
});
afterAll(() => Promise.all([browser.close(), system.close()]));

test('answers a question under its policy, with no word in the console and no foreign host', async () => {
  const { page, complaints, foreign } = await open(browser, `${system.url}/sandbox`);
  await execute(page);
  await expect.poll(() => textOf(page, 'response')).toContain('통신가족샵');
  // Mistakes are found by workers: they are underlined only where the policy lets those run.
  await page.locator('.graphiql-query-editor .view-line').last().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('query Wrong {{ nothing }');
  await page.locator('.graphiql-query-editor .squiggly-error').first().waitFor();
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

test('opens an example from its panel, and its link opens the same elsewhere', async () => {
  const { page } = await open(browser, `${system.url}/sandbox`);
  await page.locator('#example-product-phone summary').click();
  await page.locator('#example-product-phone').getByRole('button', { name: 'Open in editor' }).click();
  expect(await textOf(page, 'query-editor')).toContain('query ProductPhone(');
  expect(await textOf(page, 'editor-tool')).toContain('"number": "HP');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /^Copy link/ }).click();
  const link = String(await page.evaluate('navigator.clipboard.readText()'));

  const { page: elsewhere } = await open(browser, link);

  expect(await elsewhere.getByRole('button', { name: 'ProductPhone' }).count()).toBe(1);
  expect(await textOf(elsewhere, 'editor-tool')).toContain('"number": "HP');
  await execute(elsewhere);
  await expect.poll(() => textOf(elsewhere, 'response')).toContain('"WirelessPhone"');
});

test('shows a refusal, signs in, sends as that member, keeps the session for this tab alone, and signs out', async () => {
  const { page } = await open(browser, `${system.url}/sandbox?example=viewer`);
  await execute(page);
  await expect.poll(() => textOf(page, 'response')).toContain('"viewer": null');

  await page.getByRole('button', { name: 'Show Sign in' }).click();
  const submit = page.locator('.sandbox-panel form').getByRole('button', { name: /^Sign in/ });
  await page.getByRole('button', { name: 'Dormant: refused' }).click();
  await submit.click();
  await expect
    .poll(() => page.locator('.sandbox-refusal').allInnerTexts())
    .toEqual([expect.stringContaining('휴면 계정입니다.')]);
  await page.getByRole('button', { name: 'A member with favorites' }).click();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/graphql')),
    submit.click(),
  ]);
  const { data } = (await answer.json()) as { data: { signIn: { accessToken: string; refreshToken: string } } };
  await page.getByRole('button', { name: /^Sign out/ }).waitFor();
  await execute(page);
  await expect.poll(() => textOf(page, 'response')).toContain('한*온');

  // GraphiQL writes its tabs half a second after the last change.
  await page.waitForTimeout(700);
  const shared = String(await page.evaluate('JSON.stringify([{ ...localStorage }, document.cookie])'));
  expect(shared).toContain('Viewer');
  expect(shared).not.toContain(data.signIn.accessToken);
  expect(shared).not.toContain(data.signIn.refreshToken);

  // Half an hour later by the page's clock: the next request carries the refresh token.
  await page.evaluate('{ const now = performance.now.bind(performance); performance.now = () => now() + 1_560_000; }');
  const [renewing] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/graphql')),
    execute(page),
  ]);
  expect(await renewing.headerValue('x-refresh-token')).toBe(data.signIn.refreshToken);

  await page.reload();
  await page.locator('.graphiql-query-editor .view-line').first().waitFor();
  await execute(page);
  await expect.poll(() => textOf(page, 'response')).toContain('한*온');
  const signOut = page.getByRole('button', { name: /^Sign out/ });
  if (!(await signOut.isVisible())) await page.getByRole('button', { name: 'Show Sign in' }).click();

  await signOut.click();
  await page.locator('.sandbox-panel form').waitFor();
  await execute(page);
  await expect.poll(() => textOf(page, 'response')).toContain('"viewer": null');
});

test('shows the calls behind each field, the headers, and the request by GET and as curl', async () => {
  const { page } = await open(browser, `${system.url}/sandbox?example=mall-shell`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel(/^Send by/).selectOption('GET');
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().includes('/graphql?')),
    page.getByRole('button', { name: /^Execute query/ }).click(),
  ]);
  expect(request.method()).toBe('GET');
  await expect.poll(() => textOf(page, 'response')).toContain('통신가족샵');
  expect(await textOf(page, 'response')).not.toContain('upstreamDetails');

  await page.getByText('Response headers').click();
  await page.locator('.sandbox-headers').getByText('x-request-id').waitFor();
  await page.getByRole('button', { name: /^Copy as curl/ }).click();
  expect(String(await page.evaluate('navigator.clipboard.readText()'))).toMatch(/^curl -sS '.*\/graphql\?query=/u);

  await page.getByRole('button', { name: /^Show Calls/ }).click();
  const call = page.locator('.sandbox-calls').getByText('Query.mall').first();
  await call.waitFor();
  await call.click();
  expect(
    await page
      .locator('.sandbox-calls')
      .getByText(/^GET \/api\/v1\/mall\//)
      .count(),
  ).toBeGreaterThan(0);
});

test('fills an example with what an earlier response had', async () => {
  const { page } = await open(browser, `${system.url}/sandbox?example=exhibitions`);
  await execute(page);
  await expect.poll(() => textOf(page, 'response')).toContain('"number": "EX');
  await page.locator('#example-enter-exhibition summary').click();
  await page.locator('#example-enter-exhibition').getByRole('button', { name: 'Open in editor' }).click();
  const variables = await textOf(page, 'editor-tool');
  expect(variables).toMatch(/"number": "EX\d+/u);
  expect(variables).toMatch(/"idempotencyKey": "[0-9a-f]{32}"/u);
});

test('names what of an example is made up until a response has it, and says why an id is refused', async () => {
  const { page } = await open(browser, `${system.url}/sandbox?example=exhibitions`);
  const example = page.locator('#example-enter-exhibition');
  await example.locator('summary').click();
  const source = example.getByText('mall.exhibitions.nodes.number');
  await source.waitFor();
  await execute(page);
  await source.waitFor({ state: 'detached' });
  await page.getByLabel(/^Send by/).selectOption('POST by id');
  await execute(page);
  await expect.poll(() => page.locator('.sandbox-advice').innerText()).toContain('No manifest of this gateway');
});

test('shows every button of the editor on a phone', async () => {
  const { page } = await open(browser, `${system.url}/sandbox`, phone);
  const editor = await page.locator('.graphiql-query-editor').boundingBox();
  const last = await page.getByRole('button', { name: /^Copy as curl/ }).boundingBox();
  expect(last && editor && last.y + last.height <= editor.y + editor.height).toBe(true);
  expect(last && last.x + last.width <= phone.viewport.width).toBe(true);
});

test('is usable by everyone, on a desktop and on a phone, and follows the system between light and dark', async () => {
  const { page } = await open(browser, `${system.url}/sandbox`, { ...desktop, colorScheme: 'light' });
  await page.locator('.sandbox-example summary').first().click();
  const grounds = new Set<unknown>();
  for (const [{ viewport }, colorScheme] of [
    [desktop, 'light'],
    [phone, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    // Only our parts; Monaco and GraphiQL are responsible for theirs.
    const { violations } = await new AxeBuilder({ page }).include('.sandbox-panel').include('.sandbox-facts').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    grounds.add(
      await page.evaluate(
        "getComputedStyle(document.querySelector('.monaco-editor')).getPropertyValue('--vscode-editor-foreground')",
      ),
    );
  }
  expect(grounds.size).toBe(2);
});
