import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  bytes: Buffer;
  writtenAt: Date;
}

/** A bucket that speaks as much of the Amazon S3 protocol as the mall needs. */
export interface Bucket {
  /** Settings of a mall that keeps its files here. */
  settings: Record<string, string>;
  objects: Map<string, StoredObject>;
  signatures: string[];
  /** Number of objects that arrived. */
  puts: number;
  /** Runs before an object is taken. */
  beforePut: () => Promise<void>;
  close(): void;
}

const folder = '/papers/';
/** Few, so that a list has several pages. */
const pageLength = 2;

export async function openBucket(): Promise<Bucket> {
  const server = createServer((request, response) => {
    void (async () => {
      const bytes = await bodyOf(request);
      bucket.signatures.push(request.headers.authorization ?? '');
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket.test');
      if (searchParams.get('list-type') === '2')
        return response.end(listOf(bucket.objects, searchParams.get('continuation-token')));
      const name = pathname.slice(folder.length);
      if (request.method === 'PUT') {
        bucket.puts += 1;
        await bucket.beforePut();
        bucket.objects.set(name, { bytes, writtenAt: new Date() });
        return response.end();
      }
      if (request.method === 'DELETE') {
        bucket.objects.delete(name);
        return response.writeHead(204).end();
      }
      const found = bucket.objects.get(name);
      return response.writeHead(found ? 200 : 404).end(found?.bytes);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bucket: Bucket = {
    settings: {
      FILE_STORE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/papers`,
      FILE_STORE_KEY_ID: 'a-key',
      FILE_STORE_SECRET: 'a-secret',
    },
    objects: new Map(),
    signatures: [],
    puts: 0,
    beforePut: () => Promise.resolve(),
    close: () => server.close(),
  };
  return bucket;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function listOf(objects: Bucket['objects'], token: string | null): string {
  const all = [...objects].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const from = Number(token ?? 0);
  const next = from + pageLength;
  const contents = all
    .slice(from, next)
    .map(
      ([name, { bytes, writtenAt }]) =>
        `<Contents><Key>${name}</Key><LastModified>${writtenAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
    );
  const isCut = next < all.length;
  const rest = isCut ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${rest}${contents.join('')}</ListBucketResult>`;
}
