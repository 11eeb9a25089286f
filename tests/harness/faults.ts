import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What a fault may do beside answering. */
export interface Means {
  /** Lets the mall answer. */
  passOn: () => void;
  sleep: (milliseconds: number) => Promise<unknown>;
}

type Play = (incoming: IncomingMessage, answer: ServerResponse, means: Means) => Promise<void> | void;

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const ENVELOPE = '{"code":"0000","message":"정상","description":null,"data":';
/** A mark of the mall's internals, which must never reach a client. */
export const SECRET_OF_THE_MALL = 'at com.mall.Secret(Secret.java:42) jdbc:postgresql://10.0.0.7/mall';

const text =
  (status: number, body: string, headers: Record<string, string> = {}): Play =>
  (_incoming, answer) => {
    answer.writeHead(status, { ...JSON_TYPE, ...headers }).end(body);
  };

const raw =
  (write: (socket: NonNullable<ServerResponse['socket']>) => void): Play =>
  (_incoming, answer) => {
    if (answer.socket) write(answer.socket);
  };

const MEBIBYTE = 1024 * 1024;
/** 200 MB of zeros: a gzip stream may have many members, so that no one needs all of it in memory. */
const bomb = Buffer.concat(Array.from({ length: 200 }, () => gzipSync(Buffer.alloc(MEBIBYTE, '0'))));

const whole = (body: string) =>
  `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const faults = {
  latency: async (_incoming, _answer, { passOn, sleep }) => {
    await sleep(700);
    passOn();
  },
  sluggishness: async (_incoming, _answer, { passOn, sleep }) => {
    await sleep(3_000);
    passOn();
  },
  jitter: async (_incoming, _answer, { passOn, sleep }) => {
    await sleep(300 + Math.random() * 300); // never so short that layout is renewed in time
    passOn();
  },
  'server error': text(500, SECRET_OF_THE_MALL),
  'server error in an envelope': text(
    500,
    `{"code":"9999","message":"${SECRET_OF_THE_MALL}","description":null,"data":null}`,
  ),
  unavailable: text(503, SECRET_OF_THE_MALL, { 'retry-after': '3' }),
  reset: raw((socket) => socket.resetAndDestroy()),
  'hang-up': raw((socket) => socket.end()),
  'half a body': raw((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n${ENVELOPE}{"adM`);
    setTimeout(() => socket.destroy(), 20);
  }),
  'endless body': (_incoming, answer) => {
    answer.writeHead(200, JSON_TYPE);
    answer.write(`${ENVELOPE}"`);
    const chunk = 'x'.repeat(64 * 1024);
    const pour = () => {
      while (!answer.destroyed && answer.write(chunk)) {
        // until the other side applies backpressure
      }
    };
    answer.on('drain', pour);
    pour();
  },
  'dripping body': async (_incoming, answer, { sleep }) => {
    answer.writeHead(200, JSON_TYPE);
    answer.write(`${ENVELOPE}"`);
    for (let drop = 0; drop < 60 && !answer.destroyed; drop += 1) {
      answer.write('x');
      await sleep(200);
    }
    answer.end('"}');
  },
  'malformed JSON': text(200, `${ENVELOPE}{"adMall": [}`),
  'not UTF-8': (_incoming, answer) => {
    answer
      .writeHead(200, JSON_TYPE)
      .end(Buffer.concat([Buffer.from(`${ENVELOPE}"`), Buffer.from([0xff, 0xfe, 0xc3]), Buffer.from('"}')]));
  },
  'nothing at all': text(200, ''),
  'wrong envelope': text(200, `{"status":"ok","result":{"trace":"${SECRET_OF_THE_MALL}"}}`),
  'wrong types': text(
    200,
    `${ENVELOPE}{"adMall":"${SECRET_OF_THE_MALL}","goodsList":7,"ncpList":{"a":1},"endPoint":[]}}`,
  ),
  'an HTML page': text(200, `<html>${SECRET_OF_THE_MALL}</html>`, { 'content-type': 'text/html' }),
  'a gzip bomb': (_incoming, answer) => {
    answer.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(bomb);
  },
  'gzip garbage': text(200, 'this is not gzip', { 'content-encoding': 'gzip' }),
  redirect: text(302, '', { location: 'http://127.0.0.1:9/elsewhere' }),
  'two responses on one connection': raw((socket) => {
    socket.write(whole(`${ENVELOPE}"one"}`) + whole(`${ENVELOPE}{"trace":"${SECRET_OF_THE_MALL}"}}`));
  }),
  'wrong content-length': raw((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n${ENVELOPE}null}`);
  }),
  'not HTTP': raw((socket) => {
    socket.end(`220 mail.mall.internal ESMTP ${SECRET_OF_THE_MALL}\r\n`);
  }),
  'endless headers': raw((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    socket.write(`x-pad: ${'y'.repeat(1_000)}\r\n`.repeat(100));
  }),
  'slow headers': async (_incoming, answer, { sleep }) => {
    answer.socket?.write('HTTP/1.1 200 OK\r\n');
    for (let headers = 0; headers < 60 && !answer.destroyed; headers += 1) {
      await sleep(500);
      answer.socket?.write('x-wait: 1\r\n');
    }
  },
  silence: () => undefined,
} satisfies Record<string, Play>;

/** A kind of failure. */
export type Fault = keyof typeof faults;
export const everyFault = Object.keys(faults) as Fault[];

export async function play(
  fault: Fault,
  incoming: IncomingMessage,
  answer: ServerResponse,
  means: Means,
): Promise<void> {
  await faults[fault](incoming, answer, means);
}
