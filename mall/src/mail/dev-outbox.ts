import { desc } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import type { MallContext } from '../context.ts';
import { outbox } from '../db/schema/operations.ts';
import { letterOf, type Letter } from './letters.ts';
import { html, sendPage, type Html } from '../http/html.ts';
import { notFound } from '../http/refusal.ts';
import { isAtThisMachine } from '../http/this-machine.ts';
import { pageStyle } from '../http/page-style.ts';

type Row = typeof outbox.$inferSelect;

/** A message with its content. */
type Message = Pick<Row, 'id' | 'mallId' | 'channel' | 'kind' | 'createdAt'> & Letter;

const mostShown = 100;

/**
 * `GET /dev/outbox`: messages that would have been sent, newest first; as JSON for clients that prefer it. For this machine
 * only, since it holds codes and links.
 */
export function serveDevOutbox({ db, keys, settings }: MallContext): RequestHandler {
  return async (request, response) => {
    if (!settings.showsOutbox || !isAtThisMachine(request)) throw notFound('요청하신 주소를');
    const rows = await db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(mostShown);
    const messages = rows.map((row) => ({ ...row, ...letterOf(keys, row) }));
    if (request.accepts(['html', 'json']) === 'json') response.json(messages.map(toJson));
    else sendPage(response, { title: '보낸 편지함', style: pageStyle, body: outboxPage(messages) });
  };
}

function toJson({ id, mallId, channel, kind, target, subject, body, links, createdAt }: Message) {
  return { id, mallId, channel, kind, target, subject, body, links, createdAt: createdAt.toISOString() };
}

function outboxPage(messages: readonly Message[]): Html {
  return html`<main class="wide">
    <h1>보낸 편지함</h1>
    <p class="hint">보낼 곳이 정해지지 않아 실제로 보내지 않은 메일과 문자예요. 새로운 것이 위에 있어요.</p>
    ${
      messages.length === 0
        ? html`<p>아직 보낸 것이 없어요.</p>`
        : html`<ul>
            ${messages.map(messageItem)}
          </ul>`
    }
  </main>`;
}

function messageItem({ channel, target, subject, body, links, createdAt }: Message): Html {
  const time = createdAt.toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' });
  return html`<li>
    <h2>${subject}</h2>
    <p class="hint">${channel === 'SMS' ? '문자' : '메일'} · ${target} · ${time}</p>
    <p>${body}</p>
    ${links.map(({ label, url }) => html`<p>${label}: <a href="${url}">${url}</a></p>`)}
  </li>`;
}
