import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';

/** A request on its way: all of it, so that it can be sent again. */
export interface Letter {
  method: string;
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
}

/**
 * Hands a request to an application of this process, without a port. Node's own objects, with a socket that leads nowhere, as
 * `light-my-request` has it, which would be one more package for this file.
 */
export function handOver(app: RequestListener, letter: Letter): Promise<Response> {
  const socket = new Socket();
  for (const address of ['remoteAddress', 'localAddress'])
    Object.defineProperty(socket, address, { value: '127.0.0.1' });
  const request = new IncomingMessage(socket);
  const length = letter.body === null ? {} : { 'content-length': String(letter.body.length) };
  Object.assign(request, { method: letter.method, url: letter.path, headers: { ...letter.headers, ...length } });
  if (letter.body !== null) request.push(letter.body);
  request.push(null);
  const response = new ServerResponse(request);
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    response.write = (chunk: unknown) => {
      chunks.push(bytesOf(chunk));
      return true;
    };
    response.end = (chunk?: unknown) => {
      chunks.push(bytesOf(chunk));
      const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
        [value].flat().map((each): [string, string] => [name, String(each)]),
      );
      const { statusCode: status } = response;
      const body = status === 204 || status === 304 ? null : Buffer.concat(chunks);
      resolve(new Response(body, { status, headers }));
      Object.defineProperty(response, 'writableFinished', { value: true });
      response.emit('finish');
      response.emit('close');
      return response;
    };
    app(request, response);
  });
}

function bytesOf(chunk: unknown): Buffer {
  return typeof chunk === 'string' || chunk instanceof Uint8Array ? Buffer.from(chunk as string) : Buffer.alloc(0);
}
