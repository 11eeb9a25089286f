import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Answer {
  status: number;
  text: string;
}

/** A mall that records a real one's responses, and later replays them. */
export interface RecordedMall {
  url: string;
  /** From now on only recorded responses, each after this delay. Unrecorded requests get 404. */
  replay(milliseconds: number): void;
  close(): void;
}

export async function startRecordedMall(real: string): Promise<RecordedMall> {
  const known = new Map<string, Promise<Answer>>();
  let delayMs: number | null = null;
  const server = createServer((request, response) => {
    const told = bodyOf(request).then(async (body) => {
      const key = `${request.method} ${request.url} ${createHash('sha1').update(body).digest('base64')}`;
      if (delayMs === null) known.set(key, known.get(key) ?? passedOn(real, request, body));
      else if (delayMs > 0) await pause(delayMs);
      return known.get(key) ?? { status: 404, text: '{"code":"1404","message":"","description":null,"data":null}' };
    });
    told.then(
      ({ status, text }) => response.writeHead(status, { 'content-type': 'application/json' }).end(text),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replay: (milliseconds) => {
      delayMs = milliseconds;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function passedOn(
  real: string,
  { method = 'GET', url = '/', headers: { authorization } }: IncomingMessage,
  body: string,
): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) };
  const answer = await fetch(`${real}${url}`, { method, headers, ...(body === '' ? {} : { body }) });
  return { status: answer.status, text: await answer.text() };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
