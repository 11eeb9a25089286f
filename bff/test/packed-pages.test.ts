import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packedPieces } from '../src/page/packed-pieces.ts';
import { filled, type Piece } from '../src/page/pieces.ts';
import { startFakeMall, type FakeMall } from './helpers/fake-mall.ts';
import { buildFakeStorefront, type BuiltStorefront } from './helpers/fake-storefront.ts';
import { openGateway, type OpenGateway } from './helpers/open-gateway.ts';

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

  test('comes packed to who takes that, each with a nonce of its own, and as it is or otherwise packed to others', async () => {
    const plain = (await visit('identity')).bytes.toString();
    const drawing = /drawn \d+/u.exec(plain)?.[0] ?? 'none';
    await expect.poll(async () => (await visit('gzip, deflate, br')).headers['content-encoding']).toBe('br');
    const answers = await Promise.all([visit('br'), visit('gzip, deflate, br;q=0.9, zstd'), visit('*')]);
    const nonces = answers.map(({ headers, bytes }) => {
      const html = brotliDecompressSync(bytes).toString();
      expect(html).toContain(drawing);
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': String(bytes.length),
        'content-type': 'text/html; charset=utf-8',
      });
      expect(String(headers.vary)).toMatch(/accept-encoding/iu);
      const nonce = /nonce="([^"]+)"/u.exec(html)?.[1] ?? 'none';
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(answers.length);
    for (const none of ['identity', 'gzip', 'br;q=0, gzip', '']) {
      const { headers, bytes } = await visit(none); // oxlint-disable-line no-await-in-loop -- a few
      expect(headers['content-encoding']).not.toBe('br');
      expect((headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()).toContain(drawing);
    }
  });

  test('has the same head when only that is asked for', async () => {
    await expect.poll(async () => (await visit('br')).headers['content-encoding']).toBe('br');
    const head = await visit('br', 'HEAD');
    expect(head.bytes).toHaveLength(0);
    expect(head.headers['content-encoding']).toBe('br');
  });
});

test('packed pieces unpack to the page, whatever is filled in', async () => {
  const widths = { nonce: 24, ages: 29 };
  const word = fc.constantFrom(
    '<script nonce="',
    '">',
    '휴대폰 ',
    'data-ages="',
    'a',
    '==',
    '  ',
    '0 0 0',
    '\u{1F4F1}',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(word, { maxLength: 300 }).map((words) => words.join('')),
  );
  const pieces: fc.Arbitrary<Piece[]> = fc.array(
    fc.oneof(
      text.map((each) => Buffer.from(each)),
      fc.constantFrom('nonce' as const, 'ages' as const),
    ),
    { maxLength: 9 },
  );
  const nonce = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('base64'));
  const ages = fc
    .array(fc.oneof(fc.nat(99_999_999).map(String), fc.constant('-')), { maxLength: 3 })
    .map((each) => each.join(' '));
  await fc.assert(
    fc.asyncProperty(pieces, nonce, ages, async (rest, ownNonce, ownAges) => {
      const page = [Buffer.from('<!doctype html>'), ...rest];
      const packed = await packedPieces(page, widths);
      expect(packed).not.toBeNull();
      const own = { nonce: ownNonce, ages: ownAges };
      expect(brotliDecompressSync(filled(packed ?? [], own, widths)).equals(filled(page, own, widths))).toBe(true);
    }),
    { numRuns: 150 },
  );
});
