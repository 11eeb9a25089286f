import type { MessageKind } from '../../src/db/schema/operations.ts';
import { messageTable, type MessageShape, type MessageWays } from '../../src/mail/message-table.ts';
import { textTemplate } from '../../src/mail/notices.ts';

const ways: Record<MessageWays, string> = {
  ASKED: 'the way that was asked for',
  BOTH: 'mail and short text',
  EITHER: 'mail; short text without an address',
  MAIL: 'mail',
  TEXT: 'short text',
};

const kinds = Object.keys(messageTable) as MessageKind[];
const shapeOf = (kind: MessageKind): MessageShape => messageTable[kind];

/** The text of docs/messages.md. */
export function messageGuide(): string {
  const rows = kinds.map((kind) => {
    const { event, ways: way, title, details, night } = shapeOf(kind);
    const cells = [event, `\`${kind}\``, ways[way], title, details.join(', '), night === 'WAITS' ? '8 to 21' : 'any'];
    return `| ${cells.join(' | ')} |`;
  });
  const templates = kinds
    .filter((kind) => shapeOf(kind).ways !== 'MAIL')
    .map((kind) => `### ${kind}\n\n\`\`\`text\n${textTemplate(kind)}\n\`\`\``);
  return `${introduction}\n${rows.join('\n')}\n\n${aboutTexts}\n\n${templates.join('\n\n')}\n`;
}

const introduction = `# What a mall says, and when

Every step of an order, a claim, a contract and a subscription has a message. \`mall/src/mail/message-table.ts\` is the table, and a test writes this
page from it (\`vitest run --project mall mall/test/mail --update\`). Another test compares what pages and the FAQ promise to send with it.

A message is written in the transaction of its step, so it is queued once, whatever is killed. It is sent under its own id: a mail server sees one message id, and the
sender of short texts one key. A mail names the goods with option and quantity, the sum, the address (masked as on its page) and leads to that page. Goods of bulk orders
have no buyer: their member reads the states in the file of results.

None of these is advertising: each tells of what its reader did or asked for. What is not urgent waits from 21 to 8, Korean time.

| when | kind | ways | subject | names | hours |
|---|---|---|---|---|---|`;

const aboutTexts = `## Short texts

A short text goes to a mobile number as an Alimtalk, by the API v2.3 of NHN Cloud KakaoTalk Bizmessage, and as a text message to who has no KakaoTalk. Its kind is the
code of its template. Register these templates there, word for word: a text that differs from its template in more than the variables is refused. Without the
settings of the sender (\`ALIMTALK_APP_KEY\` and the others of the [README](../README.md)) texts stay in the outbox, which \`/dev/outbox\` shows.`;
