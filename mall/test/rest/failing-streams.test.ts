// Full tier: a full disk for the log, and forms that end early.
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from './harness/cluster.ts';
import { worldDatabaseUrl } from './harness/databases.ts';
import { signInAt } from './harness/keyed-pieces.ts';
import { startMallProcess, startMallWithoutLog, withDataFolder } from './harness/mall-process.ts';

test('a form that ends within its file is answered, and the mall lives on', async () => {
  await withDataFolder(async (dataDir) => {
    const mall = await startMallProcess({ DATA_DIR: dataDir, DATABASE_URL: await worldDatabaseUrl() });
    const token = await signInAt(mall.url);
    const form =
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nbytes';
    const status = await new Promise((resolve, reject) => {
      const call = request(`${mall.url}/api/v1/mall/files`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'multipart/form-data; boundary=edge',
          'Content-Length': form.length,
        },
      });
      call.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
      call.end(form);
    });
    expect(status).toBe(400);
    expect((await fetch(`${mall.url}/health`)).status).toBe(200);
    expect(await mall.end('SIGTERM')).toBe(0);
  });
}, 120_000);

test('a full disk for the log costs the log alone', async () => {
  const port = await freePort();
  await withDataFolder(async (dataDir) => {
    const mall = await startMallWithoutLog(
      { DATA_DIR: dataDir, DATABASE_URL: await worldDatabaseUrl(), LOG_LEVEL: 'trace' },
      port,
    );
    for (let index = 0; index < 20; index += 1) expect((await fetch(`${mall.url}/health`)).status).toBe(200);
    expect(await mall.end('SIGTERM')).toBe(0);
  });
}, 120_000);
