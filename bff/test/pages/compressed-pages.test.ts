import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { buildFakeStorefront, type BuiltStorefront } from '../helpers/fake-storefront.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

describe('a page that is given out again', () => {
  let mall: FakeMall;
  let storefront: BuiltStorefront;
  let gateway: OpenGateway;

  beforeAll(async () => {
    mall = await startFakeMall();
    storefront = await buildFakeStorefront();
    gateway = await openGateway(mall.url, { WEB_DIST: storefront.folder, RENDER_MS: 60_000 });
  });
  afterAll(async () => {
    await gateway.close();
    await mall.close();
    await storefront.remove();
  });

  /** As it came over the line. */
  async function visit(acceptEncoding: string, method = 'GET') {
    const { request } = await import('undici');
    const { statusCode, headers, body } = await request(`${gateway.url}/familyshop/home`, {
      method,
      headers: { accept: 'text/html', 'accept-encoding': acceptEncoding },
    });
    return { statusCode, headers, bytes: Buffer.from(await body.arrayBuffer()) };
  }

  test('is the same bytes for all: packed for who takes that, and as it is or otherwise packed for others', async () => {
    const plain = (await visit('identity')).bytes;
    expect((await visit('identity')).bytes.equals(plain)).toBe(true);
    const answers = await Promise.all([visit('br'), visit('gzip, deflate, br;q=0.9, zstd'), visit('*')]);
    for (const { headers, bytes } of answers) {
      expect(bytes.equals(answers[0].bytes)).toBe(true);
      expect(brotliDecompressSync(bytes).equals(plain)).toBe(true);
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': String(bytes.length),
        'content-type': 'text/html; charset=utf-8',
      });
      expect(String(headers.vary)).toMatch(/accept-encoding/iu);
    }
    for (const none of ['identity', 'gzip', 'br;q=0, gzip', '']) {
      const { headers, bytes } = await visit(none);
      expect(headers['content-encoding']).not.toBe('br');
      expect((headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).equals(plain)).toBe(true);
    }
  });

  test('has the same head for a HEAD request', async () => {
    const head = await visit('br', 'HEAD');
    expect(head.bytes).toHaveLength(0);
    expect(head.headers['content-encoding']).toBe('br');
  });
});
