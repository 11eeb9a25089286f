// Full tier: spreadsheets that want much memory, with the memory of the process.
import { expect, test } from 'vitest';
import { aRow, partsOf, titles, zip } from '../../uploads/workbooks.ts';
import { aKey } from '../cases/buying-calls.ts';
import { fillWithWorld } from '../harness/databases.ts';
import { startMallProcess, withDataFolder } from '../harness/mall-process.ts';
import { peakMemoryOf, resetPeakMemory } from '../harness/memory.ts';
import { sendTo, type TokenPair } from '../harness/shop.ts';
import { aCsv, aSheetForm, someCells, uploadMall } from '../harness/uploads.ts';
import { password } from '../harness/world.ts';

/** Most megabytes that reading spreadsheets adds to the mall, one after the other or many at once (docs/operations.md). */
const mostMegabytes = 250;
const fiveMegabytes = 5 * 1024 * 1024;

const workbook = (part: string, content: string) => zip({ ...partsOf(titles), [part]: content });
const texts = (text: string, count: number) => `<sst>${`<si><t>${text}</t></si>`.repeat(count)}</sst>`;

/** Files of 5 MB at most, and what is said of them. */
const files: [name: string, bytes: Uint8Array<ArrayBuffer>, code: string][] = (
  [
    ['50 MB and a byte in one part', workbook('xl/sharedStrings.xml', ' '.repeat(50 * 1024 * 1024 + 1)), '1400'],
    ['millions of shared texts', workbook('xl/sharedStrings.xml', texts('', 2_600_000)), '1400'],
    ['texts of 40 MB', workbook('xl/sharedStrings.xml', texts('a'.repeat(1000), 40_000)), '1400'],
    [
      'a row of a million cells',
      workbook(
        'xl/worksheets/sheet1.xml',
        `<worksheet><sheetData>${aRow('<c/>'.repeat(1_000_000))}</sheetData></worksheet>`,
      ),
      '1400',
    ],
    ['a line of commas', Buffer.from(','.repeat(fiveMegabytes)), '1400'],
    ['lines of commas', Buffer.from(',\n'.repeat(fiveMegabytes / 2)), '1400'],
    ['one text', Buffer.from('가'.repeat(Math.floor(fiveMegabytes / 3))), '1400'],
    ['2,000 rows', Buffer.from(aCsv(Array.from({ length: 2000 }, (_, index) => someCells(`H-${index}`)))), '0000'],
  ] as const
).map(([name, bytes, code]) => [name, new Uint8Array(bytes), code]);

test('spreadsheets that want much memory are refused, and cost the mall no more than it says', async () => {
  await withDataFolder(async (dataDir) => {
    await fillWithWorld(dataDir);
    const mall = await startMallProcess({ DATA_DIR: dataDir });
    const signedIn = await sendTo(mall.url, 'signIn', { body: { id: 'member', password, mallId: uploadMall } });
    const { accessToken: token } = signedIn.data as TokenPair;
    const send = async (bytes: Uint8Array<ArrayBuffer>) =>
      (await sendTo(mall.url, 'uploadOrders', { token, params: aKey(), body: aSheetForm(bytes, '주문.xlsx') })).code;
    const before = resetPeakMemory(mall.pid);
    for (const [name, bytes, code] of files) expect([name, await send(bytes)]).toEqual([name, code]);
    const atOnce = await Promise.all(files.map(([, bytes]) => send(bytes)));
    expect(atOnce.filter((code) => !['0000', '1400', '1429'].includes(code))).toEqual([]);
    const added = peakMemoryOf(mall.pid) - before;
    if (process.env['TELL_MEMORY']) console.log(`${Math.round(added)} MB`);
    expect(added).toBeLessThan(mostMegabytes);
    await mall.end('SIGTERM');
  });
}, 240_000);
