import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { mallUrl, testAs } from './real-buyer.ts';

// These change nothing of the member's.
const test = testAs('gaon');

test.for(['visitors', 'members'])(
  'guides to paying and to refunds are there for %s',
  async (who, { buyer: { authorization }, gateway }) => {
    const { data, errors } = await gateway.ask(
      `{ mall(url: "${mallUrl}", device: DESKTOP) { paymentNotices { method html } claimGuides { method html } } }`,
      {},
      who === 'members' ? authorization : {},
    );
    expect(errors).toEqual([]);
    for (const guides of [data.mall.paymentNotices, data.mall.claimGuides]) {
      expect(guides.length).toBeGreaterThan(3);
      expect(
        guides.every(({ method, html }: { method: string | null; html: string }) => method !== null && html !== ''),
      ).toBe(true);
    }
  },
);

test('a file is uploaded and downloaded as the mall stores it', async ({ buyer: { authorization }, gateway }) => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const body = new FormData();
  body.set('file', new Blob([picture]), '뚜껑.png');
  const headers = { ...authorization, 'x-idempotency-key': randomUUID() };
  const sent = await fetch(`${gateway.url}/files?mallUrl=${mallUrl}&purpose=CLAIM`, { method: 'POST', headers, body });
  const { number, name } = (await sent.json()) as { number: string; name: string };
  expect(name).toBe('뚜껑.png');
  const back = await fetch(`${gateway.url}/files/${number}?mallUrl=${mallUrl}`, { headers: authorization });
  expect([back.status, back.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await back.arrayBuffer()).subarray(0, 8)).toEqual(picture.subarray(0, 8));
});
