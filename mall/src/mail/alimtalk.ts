import { z } from 'zod';
import { dayMs, minuteMs } from '../buying/durations.ts';
import type { Settings } from '../config.ts';
import type { MallContext } from '../context.ts';
import { refuseInTransaction } from '../db/transaction-guard.ts';
import { toDts } from '../wire/dts.ts';
import type { Letter } from './letters.ts';
import type { OutboxRow, Send } from './sending.ts';

type Alimtalk = NonNullable<Settings['alimtalk']>;

/** The sender of short texts did not take one. Without its words, which may repeat the number. */
class TextRefused extends Error {
  override readonly name = 'TextRefused';
}

const timeoutMs = 10_000;
/** Tries at a text that its sender refuses. */
const mostRefusals = 5;
/** In EUC-KR, where a Korean letter has two. More is a long text. */
const mostBytesOfSms = 90;
const longestTitle = 20;
/** A list covers 30 days at most. */
const longestRangeMs = 29 * dayMs;

const header = z.object({ isSuccessful: z.boolean(), resultCode: z.number() });
const sentShape = z.object({
  header,
  message: z.object({ sendResults: z.array(z.object({ resultCode: z.number() })) }).nullish(),
});
const foundShape = z.object({
  header,
  messageSearchResultResponse: z.object({ totalCount: z.number() }).nullish(),
});

/**
 * Sends a short text as an Alimtalk, by the API v2.3 of NHN Cloud KakaoTalk Bizmessage; who has no KakaoTalk gets it as a text
 * message (`resendParameter`). The kind of a message is the code of its template. The id of the message is the key of the request,
 * which is refused twice within ten minutes; a later repeat asks first whether it was sent.
 */
export function sendText({ log, now }: Pick<MallContext, 'log' | 'now'>, alimtalk: Alimtalk): Send {
  return async (row, letter) => {
    refuseInTransaction('text messages');
    if (row.tries > 1 && (await wasSent(alimtalk, row, now()))) return 'SENT';
    const resultCode = await send(alimtalk, row, letter);
    if (resultCode === 0) return 'SENT';
    const isGivenUp = row.tries >= mostRefusals;
    const line = isGivenUp ? 'a text was given up' : 'a text could not be sent';
    log.warn({ text: row.id, kind: row.kind, tries: row.tries, resultCode }, line);
    if (isGivenUp) return 'GIVEN_UP';
    throw new TextRefused('The sender of short texts did not take a text.');
  };
}

/** The code of the result: 0, or why not. */
async function send(alimtalk: Alimtalk, { id, kind }: OutboxRow, letter: Letter): Promise<number> {
  const { senderKey, fallbackNumber } = alimtalk;
  const resendParameter = {
    isResend: true,
    resendType: bytesOf(letter.body) > mostBytesOfSms ? 'LMS' : 'SMS',
    resendTitle: letter.subject.slice(0, longestTitle),
    resendContent: letter.body,
    resendSendNo: fallbackNumber,
  };
  const recipient = { recipientNo: letter.target, content: letter.body, resendParameter, recipientGroupingKey: id };
  const body = { senderKey, templateCode: kind, recipientList: [recipient] };
  const answer = sentShape.parse(
    await call(alimtalk, `/${kind.endsWith('_CODE') ? 'auth/' : ''}raw-messages`, {
      method: 'POST',
      headers: { 'X-NC-API-IDEMPOTENCY-KEY': id },
      body: JSON.stringify(body),
    }),
  );
  if (!answer.header.isSuccessful) return answer.header.resultCode || -1;
  return answer.message?.sendResults[0]?.resultCode ?? 0;
}

async function wasSent(alimtalk: Alimtalk, { id, kind, createdAt }: OutboxRow, now: Date): Promise<boolean> {
  const query = new URLSearchParams({
    recipientGroupingKey: id,
    startCreateDate: minuteOf(new Date(Math.max(createdAt.getTime(), now.getTime() - longestRangeMs))),
    endCreateDate: minuteOf(new Date(now.getTime() + minuteMs)),
  });
  const path = `/${kind.endsWith('_CODE') ? 'auth/' : ''}messages?${query}`;
  const answer = foundShape.parse(await call(alimtalk, path, { method: 'GET' }));
  return (answer.messageSearchResultResponse?.totalCount ?? 0) > 0;
}

async function call({ url, appKey, secretKey }: Alimtalk, path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(`${url}/alimtalk/v2.3/appkeys/${encodeURIComponent(appKey)}${path}`, {
    ...init,
    headers: { ...init.headers, 'Content-Type': 'application/json;charset=UTF-8', 'X-Secret-Key': secretKey },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new TextRefused(`The sender of short texts answered ${response.status}.`);
  return response.json();
}

function bytesOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x7f ? 2 : 1), 0);
}

/** yyyy-MM-dd HH:mm, in Korean time. */
function minuteOf(instant: Date): string {
  const dts = toDts(instant);
  return `${dts.slice(0, 4)}-${dts.slice(4, 6)}-${dts.slice(6, 8)} ${dts.slice(8, 10)}:${dts.slice(10, 12)}`;
}
