import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../../scripts/lib/test-tiers.ts';
import { files } from '../../../src/db/schema/files.ts';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { eraseMember } from '../../../src/features/accounts/erase-member.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { aForm, aKey, dot } from '../cases/buying-calls.ts';
import { openBucket } from '../harness/bucket.ts';
import { anyDatabase, oneDatabase } from '../harness/databases.ts';
import { aNewMember, memberRow } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface Kept {
  fileNo: string;
  fileNm: string;
  size: number;
}

const daySeconds = 86_400;
const fieldsOf = (data: unknown) =>
  (data as { field: string; rsnCd: string }[]).map(({ field, rsnCd }) => [field, rsnCd]);
const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'tomato' } });

const paper = () => sharp({ create: { width: 600, height: 200, channels: 3, background: 'white' } });
const ink = (width: number, height: number) => ({
  input: { create: { width, height, channels: 3, background: 'black' } } as const,
});

/** A document of so many bytes. */
function padded(length: number): FormData {
  const bytes = new Uint8Array(length);
  bytes.set(Buffer.from('%PDF-1.7\n'));
  return aForm(bytes, 'papers.pdf', 'DOCUMENT');
}

describe.each(oneDatabase)('a file on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    token = await shop.tokenOf();
  });
  afterAll(() => shop.close());

  const upload = (body: FormData) => shop.send('uploadFile', { token, params: aKey(), body });
  const kept = async (body: FormData) => (await upload(body)).data as Kept;
  const bytesOf = async ({ fileNo }: Kept) => (await shop.ask('getFile', { token, params: { fileNo } })) as Buffer;

  test('comes back to its owner, as a download that nothing in it can run', async () => {
    const file = await kept(aForm(dot, '깨진 뚜껑.png'));
    expect(file).toMatchObject({ fileNm: '깨진 뚜껑.png' });
    const { data, headers } = await shop.send('getFile', { token, params: { fileNo: file.fileNo } });
    expect((data as Buffer).length).toBe(file.size);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="file.png"; filename*=UTF-8''${encodeURIComponent('깨진 뚜껑.png')}`,
    );
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'is a %s by its content, and loses what its camera noted',
    async (format) => {
      const taken = await aPicture(60, 20)
        .withExif({ IFD0: { ImageDescription: 'at home, 한빛로 12' } })
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer();
      const bytes = await bytesOf(await kept(aForm(new Uint8Array(taken), 'photo.txt')));
      const { format: found, width, height, exif } = await sharp(bytes).metadata();
      expect({ found, width, height, exif }).toEqual({ found: format, width: 20, height: 60, exif: undefined });
    },
  );

  test.each([
    ['깨진\n뚜껑\t2.png', '깨진 뚜껑 2.png', '2.png'],
    [`${'깨진'.normalize('NFD')} lid.png`, '깨진 lid.png', 'lid.png'],
    ['Café (1).png', 'Café (1).png', 'Cafe (1).png'],
    [`it's "mine"*.png`, `it's mine.png`, 'its mine.png'],
  ])('%j comes back as %s, and is %s where names have no Korean letters', async (name, fileNm, plain) => {
    const file = await kept(aForm(dot, name));
    expect(file.fileNm).toBe(fileNm);
    const { headers } = await shop.send('getFile', { token, params: { fileNo: file.fileNo } });
    const [, fallback, encoded] =
      /^attachment; filename="([^"]*)"; filename\*=UTF-8''([\w%.!#$&+^`|~-]+)$/u.exec(
        headers.get('content-disposition') ?? '',
      ) ?? [];
    expect([fallback, decodeURIComponent(encoded ?? '')]).toEqual([plain, fileNm]);
  });

  test('is named after its content, without folders', async () => {
    const webp = new Uint8Array(await aPicture(2, 2).webp().toBuffer());
    expect((await kept(aForm(webp, '../../etc/pass<wd>.exe'))).fileNm).toBe('passwd.webp');
    expect((await kept(aForm(webp, '...'))).fileNm).toMatch(/\.webp$/u);
    expect([...(await kept(aForm(webp, `${'가'.repeat(300)}.png`))).fileNm]).toHaveLength(85);
  });

  test('may have 5 MB, and not a byte more', async () => {
    expect((await upload(padded(5 * 1024 * 1024))).code).toBe('0000');
    const { code, data } = await upload(padded(5 * 1024 * 1024 + 1));
    expect([code, fieldsOf(data)]).toEqual(['1400', [['file', 'LENGTH']]]);
  });

  test.each([
    ['a picture of vectors', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'CLAIM'],
    ['a page', '<!doctype html><script>1</script>', 'DOCUMENT'],
    ['a PDF where no document is asked for', '%PDF-1.7\n', 'CLAIM'],
    ['half a picture', dot.subarray(0, 40), 'CLAIM'],
    ['an archive', 'PK\u0003\u0004\u0014\u0000', 'QUESTION'],
    ['a script that begins like a picture', 'GIF89a/*<script>*/=1;', 'QUESTION'],
    ['nothing', '', 'CLAIM'],
  ])('is not %s', async (_, content, purpCd) => {
    const { code, data } = await upload(aForm(new Uint8Array(Buffer.from(content)), 'a.png', purpCd));
    expect([code, fieldsOf(data)]).toEqual(['1400', [['file', 'FORMAT']]]);
  });

  const reasonOf = async (bytes: Uint8Array<ArrayBuffer>) =>
    ((await upload(aForm(bytes, 'a.jpg'))).data as { reason: string }[])[0]?.reason;

  test('that is broken is told from one of another type', async () => {
    const whole = await aPicture(60, 20).jpeg().toBuffer();
    expect(await reasonOf(new Uint8Array(whole.subarray(0, 200)))).toMatch(/^사진을 읽지 못했어요/u);
    expect(await reasonOf(new Uint8Array(Buffer.from('GIF89a')))).toMatch(/이미지만 올릴 수 있어요/u);
  });

  const sign = async (picture: Sharp) => {
    const bytes = new Uint8Array(await picture.png().toBuffer());
    return (await upload(aForm(bytes, '서명.png', 'SIGN'))).code;
  };

  test('for a signature has ink on it, and more than a tap', async () => {
    expect(await sign(paper())).toBe('1400');
    expect(await sign(paper().composite([ink(4, 4)]))).toBe('1400');
    expect(await sign(paper().composite([ink(120, 4)]))).toBe('0000');
  });

  test('that is a picture and an archive at once is the picture alone', async () => {
    const both = new Uint8Array(Buffer.concat([dot, Buffer.from('PK\u0003\u0004 archive <script>')]));
    const bytes = await bytesOf(await kept(aForm(both, 'a.jpg')));
    expect(bytes.includes('archive')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1 });
  });

  test.runIf(isFullTier)('is no image of more than 40 megapixels, however few its bytes', async () => {
    const bomb = new Uint8Array(await aPicture(8000, 5001).png({ compressionLevel: 9 }).toBuffer());
    expect(fieldsOf((await upload(aForm(bomb))).data)).toEqual([['file', 'FORMAT']]);
  });

  test('is encrypted in its store', async () => {
    const { fileNo } = await kept(aForm(dot));
    const stored = await shop.context.fileStore.get(fileNo);
    expect(stored?.includes(dot.subarray(0, 8))).toBe(false);
  });

  test('goes after a day without use', async () => {
    const file = await kept(aForm(dot));
    shop.pass(daySeconds + 1);
    await sweep(shop.context);
    expect(await shop.context.fileStore.get(file.fileNo)).toBeNull();
    expect(await readdir(join(shop.context.settings.dataDir, 'files'))).toEqual([]);
    token = (await shop.signIn()).accessToken;
    expect((await shop.send('getFile', { token, params: { fileNo: file.fileNo } })).code).toBe('1404');
  });
});

describe('of a member who has left', () => {
  test('photos of claims are kept for three years, without an owner, and everything else goes at once', async () => {
    const shop = await openShop(anyDatabase);
    const { db, fileStore } = shop.context;
    const { memNo, loginId } = await aNewMember(shop);
    const { accessToken: token } = await shop.signIn({ id: loginId });
    const upload = async (purpCd: string) =>
      (await shop.ask<Kept>('uploadFile', { token, params: aKey(), body: aForm(dot, '사진.png', purpCd) })).fileNo;
    const photo = await upload('CLAIM');
    const others = [await upload('CLAIM'), await upload('QUESTION')];
    await db.update(files).set({ usedAt: shop.context.now() }).where(eq(files.fileNo, photo));
    const left = await memberRow(shop, memNo);
    if (!left) throw new Error('The member is there.');
    await inTransaction(shop.context, ({ db }) => eraseMember(db, left));

    await sweep(shop.context);
    expect(await fileStore.get(photo)).not.toBeNull();
    expect((await shop.send('getFile', { token, params: { fileNo: photo } })).code).toBe('1401');
    for (const fileNo of others) expect(await fileStore.get(fileNo)).toBeNull();
    shop.pass((3 * 365 + 2) * daySeconds);
    await sweep(shop.context);
    expect(await fileStore.get(photo)).toBeNull();
    expect(await db.$count(files, eq(files.fileNo, photo))).toBe(0);
    await shop.close();
  });
});

test.runIf(isFullTier)('files may be in a bucket instead of the data folder', async () => {
  const bucket = await openBucket();
  const shop = await openShop(anyDatabase, bucket.settings);
  const { accessToken: token } = await shop.signIn();
  const { fileNo } = await shop.ask<Kept>('uploadFile', { token, params: aKey(), body: aForm(dot) });
  expect([...bucket.objects.keys()]).toEqual([fileNo]);
  expect(await sharp((await shop.ask('getFile', { token, params: { fileNo } })) as Buffer).metadata()).toMatchObject({
    width: 1,
  });
  shop.pass(daySeconds + 1);
  await sweep(shop.context);
  expect(bucket.objects.size).toBe(0);
  expect(bucket.signatures.every((text) => text.startsWith('AWS4-HMAC-SHA256 Credential=a-key/'))).toBe(true);
  await shop.close();
  bucket.close();
});
