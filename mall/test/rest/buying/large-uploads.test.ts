// Full tier: large photos beside other calls, with the memory of the process.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import express, { type Request, type Response } from 'express';
import { expect, test } from 'vitest';
import { UploadedFile, readForm } from '../../../src/http/form-body.ts';
import { operationsOf, readOpenApiDocument, type Operation } from '../../../src/http/openapi-document.ts';
import { requestCheckers } from '../../../src/http/request-checker.ts';
import { aForm, aKey } from '../cases/buying-calls.ts';
import { fillWithWorld } from '../harness/databases.ts';
import { startMallProcess, withDataFolder } from '../harness/mall-process.ts';
import { childrenOf, peakMemoryOf, resetPeakMemory } from '../harness/memory.ts';
import { aLargePhoto } from '../harness/photos.ts';
import { sendTo, type TokenPair } from '../harness/shop.ts';
import { uploaderIds } from '../harness/uploaders.ts';
import { home, password } from '../harness/world.ts';

const uploads = 6;
/** Most megabytes that so many uploads add to the mall: their bytes a few times over, and one decoded picture. */
const mostMegabytes = 300;

test('the check of a request does not look into a file', async () => {
  const document = readOpenApiDocument();
  const upload = operationsOf(document).find((operation) => operation.id === 'uploadFile') as
    | Operation<'uploadFile'>
    | undefined;
  if (!upload) throw new Error('There is such a call.');
  const check = requestCheckers(document)(upload);
  let looks = 0;
  const app = express();
  const answer = async (request: Request, response: Response) => {
    const form = await readForm(request);
    const { file } = form;
    if (!(file instanceof UploadedFile)) throw new Error('The form has a file.');
    Object.defineProperty(file, 'bytes', { enumerable: true, get: () => (looks += 1) });
    request.body = form;
    response.json(check(request).body.purpCd);
  };
  app.post('/', (request, response, next) => {
    answer(request, response).catch(next); // oxlint-disable-line promise/no-callback-in-promise -- as Express wants it
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const answered = await fetch(url, { method: 'POST', headers: aKey(), body: aForm(new Uint8Array(9)) });
  expect([await answered.json(), looks]).toEqual(['CLAIM', 0]);
  server.close();
});

test('the mall answers everybody else while it takes large photos, and its memory stays bounded', async () => {
  await withDataFolder(async (dataDir) => {
    await fillWithWorld(dataDir);
    const mall = await startMallProcess({ DATA_DIR: dataDir });
    const photo = await aLargePhoto();
    const signIn = async (id: string) => {
      const { data } = await sendTo(mall.url, 'signIn', { body: { id, password, mallId: home } });
      return (data as TokenPair).accessToken;
    };
    const tokens = await Promise.all(uploaderIds.slice(0, uploads).map(signIn));
    const upload = async (token = tokens[0]) => {
      const sent = { token, params: aKey(), body: aForm(photo, 'photo.jpg') };
      return (await sendTo(mall.url, 'uploadFile', sent)).code;
    };
    /** A busy machine may have the mall say "later". */
    const uploadInTheEnd = async () => {
      let code = await upload();
      while (code === '1429') code = await upload();
      return code;
    };
    const before = resetPeakMemory(mall.pid);
    const { longestSilence, whole, result: code } = await listenWhile(mall.url, uploadInTheEnd());
    expect(code).toBe('0000');
    expect(longestSilence).toBeLessThan(whole / 2);
    for (const child of childrenOf(mall.pid)) process.kill(child, 'SIGKILL');
    await expect.poll(() => childrenOf(mall.pid)).toEqual([]);
    expect(await uploadInTheEnd()).toBe('0000');
    const answers = Promise.all(tokens.map((token) => upload(token)));
    const { result: codes } = await listenWhile(mall.url, answers);
    expect(new Set(['0000', '1429', ...codes]).size).toBe(2);
    expect(peakMemoryOf(mall.pid) - before).toBeLessThan(mostMegabytes);
    await mall.end('SIGTERM');
  });
}, 300_000);

/** Asks for the mall's health over and over until the work is done. */
async function listenWhile<Result>(url: string, work: Promise<Result>) {
  const start = performance.now();
  const state = { isDone: false };
  let longestSilence = 0;
  const listening = (async () => {
    while (!state.isDone) {
      const asked = performance.now();
      expect((await fetch(`${url}/health`)).status).toBe(200);
      longestSilence = Math.max(longestSilence, performance.now() - asked);
      await pause(5);
    }
  })();
  const result = await work.finally(() => (state.isDone = true));
  await listening;
  return { longestSilence, whole: performance.now() - start, result };
}
