import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { withoutBeyond } from './without-beyond.ts';

export interface ContractProxy {
  url: string;
  close(): Promise<void>;
}

/** Stands before a mall, and takes from its answers what the contract does not name. Files pass as they are. */
export async function openContractProxy(mallUrl: string): Promise<ContractProxy> {
  const server = createServer((incoming, outgoing) => passOn(mallUrl, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(mallUrl: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method = 'GET', headers } = incoming;
  const url = new URL(incoming.url ?? '/', mallUrl);
  const onward = request(url, { method, headers: { ...headers, 'accept-encoding': 'identity' } }, (answer) => {
    if (answer.headers['content-type']?.includes('json')) void tell(method, url.pathname, answer, outgoing);
    else answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
  });
  // As the mall breaks off, so does this.
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

async function tell(method: string, path: string, answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    const sent = { status: answer.statusCode ?? 502, body: JSON.parse(String(await buffer(answer))) as unknown };
    const { status, body } = withoutBeyond(method, path, sent);
    const text = JSON.stringify(body);
    const { 'transfer-encoding': _chunked, ...headers } = answer.headers;
    outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
  } catch {
    outgoing.destroy(); // a mall that broke off, or a body that is no JSON
  }
}
