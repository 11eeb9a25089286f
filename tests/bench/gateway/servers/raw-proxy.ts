// The least that can be done: exactly the calls that the gateway makes, their bytes passed on as they are.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'undici';
import type { RestCall } from '../operations.ts';
import { readJob } from './rest.ts';

const { port, mall, operations } = readJob();
const pool = new Pool(mall, { connections: 128 });
const callsOf = new Map(operations.map(({ name, keptCalls }) => [`/${name}`, keptCalls]));

async function bytesOf({ method, path, body }: RestCall, authorization: string | undefined): Promise<Uint8Array> {
  const headers = {
    ...(authorization ? { authorization } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const answer = await pool.request({ method, path, headers, body: body === undefined ? null : JSON.stringify(body) });
  return answer.body.bytes();
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.resume();
  const calls = callsOf.get(request.url ?? '');
  if (!calls) return void response.end('ok');
  const parts = await Promise.all(calls.map((call) => bytesOf(call, request.headers.authorization)));
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
  for (const part of parts) response.write(part);
  response.end();
}

createServer((request, response) => {
  respond(request, response).catch((error: Error) => response.destroy(error));
}).listen(port, '127.0.0.1');
