import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Recipient {
  recipientNo: string;
  content: string;
  recipientGroupingKey: string;
  resendParameter: { isResend: boolean; resendType: string; resendContent: string; resendSendNo: string };
}

interface SentText extends Recipient {
  path: string;
  templateCode: string;
  senderKey: string;
  secretKey: string;
}

export interface TextServer {
  url: string;
  texts: SentText[];
  /** Times to take a text and to hang up before the answer. */
  hangUp(times: number): void;
  /** Times to refuse, with this code. */
  refuse(times: number, resultCode?: number): void;
  close(): Promise<void>;
}

const duplicate = -3021;
const keyMs = 600_000;

function answer(resultCode: number, more: object = {}): string {
  return JSON.stringify({ header: { isSuccessful: resultCode === 0, resultCode, resultMessage: 'any' }, ...more });
}

/**
 * Plays NHN Cloud KakaoTalk Bizmessage as its API v2.3 guide describes it: full texts (`raw-messages`, those of codes below `auth/`),
 * a key that is refused for ten minutes, and the list by `recipientGroupingKey`.
 */
export async function openTextServer(now: () => Date): Promise<TextServer> {
  const texts: SentText[] = [];
  const keys = new Map<string, number>();
  let [hangUps, refusals, refusal] = [0, 0, -1000];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://text.example');
    const path = pathname.replace('/alimtalk/v2.3/appkeys/an-app/', '');
    if (request.method === 'GET') {
      const wanted = searchParams.get('recipientGroupingKey');
      const messages = texts.filter(({ recipientGroupingKey }) => recipientGroupingKey === wanted);
      response.end(answer(0, { messageSearchResultResponse: { messages, totalCount: messages.length } }));
      return;
    }
    const body = await bodyOf(request);
    const key = String(request.headers['x-nc-api-idempotency-key']);
    if (refusals > 0) {
      refusals -= 1;
      response.end(answer(refusal));
      return;
    }
    const takenAt = keys.get(key);
    if (takenAt !== undefined && now().getTime() - takenAt < keyMs) {
      response.end(answer(duplicate));
      return;
    }
    keys.set(key, now().getTime());
    const { senderKey, templateCode, recipientList } = JSON.parse(body) as {
      senderKey: string;
      templateCode: string;
      recipientList: Recipient[];
    };
    const secretKey = String(request.headers['x-secret-key']);
    texts.push(...recipientList.map((each) => ({ ...each, path, templateCode, senderKey, secretKey })));
    if (hangUps > 0) {
      hangUps -= 1;
      response.destroy();
      return;
    }
    const sendResults = recipientList.map(({ recipientNo }, recipientSeq) => ({
      recipientSeq,
      recipientNo,
      resultCode: 0,
      resultMessage: 'SUCCESS',
    }));
    response.end(answer(0, { message: { requestId: 'R1', sendResults } }));
  };
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts,
    hangUp: (times) => (hangUps = times),
    refuse: (times, resultCode = -1000) => ([refusals, refusal] = [times, resultCode]),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  return body;
}
