import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openMallAddress } from './mall-address.ts';
import { samples } from './samples.ts';

/** A request that reached the mall. */
export interface SeenCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** The response of a path: data for a success, or a response that the test writes itself. */
export type Answer = (call: SeenCall, response: ServerResponse) => unknown;

/** A mall whose responses the test decides; for faults and rules, where the real one is too well-behaved. */
export interface FakeMall {
  url: string;
  calls: SeenCall[];
  /** Answers a path below /api/v1/mall/ from now on. */
  on(path: string, answer: Answer): void;
  callsTo(path: string): SeenCall[];
  close(): Promise<void>;
}

export async function startFakeMall(): Promise<FakeMall> {
  const answers = new Map<string, Answer>(
    Object.entries(samples).map(([path, data]) => [path, () => structuredClone(data)]),
  );
  const calls: SeenCall[] = [];
  const server = createServer((request, response) => {
    answerTo(request, response, answers, calls).catch((error: Error) => {
      if (!request.destroyed) throw error; // otherwise the gateway has closed the connection
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const address = await openMallAddress(`http://127.0.0.1:${port}`);
  return {
    url: address.url,
    calls,
    on: (path, answer) => void answers.set(path, answer),
    callsTo: (path) => calls.filter((call) => call.path === path),
    close: async () => {
      await address.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answerTo(
  request: IncomingMessage,
  response: ServerResponse,
  answers: Map<string, Answer>,
  calls: SeenCall[],
) {
  const url = new URL(request.url ?? '', 'http://mall.invalid');
  const path = url.pathname.replace(/^\/api\/v1\/(?:mall\/)?/u, '');
  const call = {
    method: request.method ?? '',
    path,
    query: url.searchParams,
    headers: request.headers,
    body: await bodyOf(request),
  };
  calls.push(call);
  const answer = answers.get(path);
  const data = answer ? await answer(call, response) : refusal(response, 404, '1404', '찾을 수 없어요.');
  if (!response.headersSent && !response.destroyed && data !== handled) succeed(response, data);
}

/** Returned by an answer that wrote to the response, or means never to. */
export const handled = Symbol('handled');

export function succeed(response: ServerResponse, data: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code: '0000', message: '정상 처리되었습니다.', description: null, data }));
}

export function refusal(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  data: unknown = null,
): typeof handled {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code, message, description: null, data }));
  return handled;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const type = request.headers['content-type'] ?? '';
  if (type === 'application/x-www-form-urlencoded' || type.startsWith('multipart/')) return text;
  return text === '' ? undefined : JSON.parse(text);
}
