import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { expect, test } from 'vitest';
import { UploadedFile, readForm } from '../../../src/http/form-body.ts';
import { operationsOf, readOpenApiDocument } from '../../../src/http/openapi-document.ts';
import { requestCheckers } from '../../../src/http/request-checker.ts';
import { aForm, aKey } from '../cases/buying-calls.ts';
import { startMallProcess, withDataFolder } from '../harness/mall-process.ts';
import { aLargePhoto } from '../harness/photos.ts';
import { sendTo, type TokenPair } from '../harness/shop.ts';
import { home, password } from '../harness/world.ts';

const uploads = 6;
/** Most megabytes that so many uploads add to the mall: their bytes a few times over, and one decoded picture. */
const mostMegabytes = 300;

test('the check of a request does not look into a file', async () => {
  const document = readOpenApiDocument();
  const upload = operationsOf(document).find(({ id }) => id === 'uploadFile');
  if (!upload) throw new Error('There is such a call.');
  const check = requestCheckers(document)(upload);
  let looks = 0;
  const app = express();
  app.post('/', async (request, response) => {
    const form = await readForm(request);
    const { file } = form;
    if (!(file instanceof UploadedFile)) throw new Error('The form has a file.');
    Object.defineProperty(file, 'bytes', { enumerable: true, get: () => (looks += 1) });
    request.body = form;
    response.json(check(request).body['purpCd']);
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const answer = await fetch(url, { method: 'POST', headers: aKey(), body: aForm(new Uint8Array(9)) });
  expect([await answer.json(), looks]).toEqual(['CLAIM', 0]);
  server.close();
});

test('the mall answers everybody else while it takes large photos, and its memory stays bounded', async () => {
  await withDataFolder(async (dataDir) => {
    const mall = await startMallProcess({ DATA_DIR: dataDir });
    const photo = await aLargePhoto();
    const { data } = await sendTo(mall.url, 'signIn', { body: { id: 'member', password, mallId: home } });
    const { accessToken: token } = data as TokenPair;
    const upload = async () => {
      const sent = { token, params: aKey(), body: aForm(photo, 'photo.jpg') };
      expect((await sendTo(mall.url, 'uploadFile', sent)).code).toBe('0000');
    };
    const before = peakMemoryOf(mall.pid);
    const { longestSilence, whole } = await listenWhile(mall.url, upload());
    expect(longestSilence).toBeLessThan(whole / 2);
    await listenWhile(mall.url, Promise.all(Array.from({ length: uploads }, upload)));
    expect(peakMemoryOf(mall.pid) - before).toBeLessThan(mostMegabytes);
    await mall.end('SIGTERM');
  });
}, 120_000);

/** Asks for the mall's health over and over until the work is done. */
async function listenWhile(url: string, work: Promise<unknown>): Promise<{ longestSilence: number; whole: number }> {
  const start = performance.now();
  let isDone = false;
  let longestSilence = 0;
  const listening = (async () => {
    while (!isDone) {
      const asked = performance.now();
      expect((await fetch(`${url}/health`)).status).toBe(200);
      longestSilence = Math.max(longestSilence, performance.now() - asked);
      await pause(5);
    }
  })();
  await work.finally(() => (isDone = true));
  await listening;
  return { longestSilence, whole: performance.now() - start };
}

/** Most megabytes that a process has held so far. */
function peakMemoryOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
