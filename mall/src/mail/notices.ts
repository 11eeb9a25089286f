import type { Settings } from '../config.ts';
import type { MessageKind } from '../db/schema/operations.ts';
import { readMobile } from '../wire/telephone.ts';
import type { MailGoods } from './letters.ts';
import { messageTable, type MessageDetails, type MessageShape } from './message-table.ts';
import type { Posted } from './outbox.ts';
import { mallAddress } from './storefront.ts';

/** Where someone is reached. */
interface Reach {
  email: string | null;
  /** Any telephone. Short texts go to mobile numbers alone. */
  tel: string | null;
}

/** A mall as its messages name it. */
export interface MallNames {
  mallId: string;
  mallNm: string;
  mallUrl: string;
}

/** A kind of message, with what it names. */
export interface NoticeContent {
  kind: MessageKind;
  details: Readonly<Record<string, string>>;
}

/** A message of a kind. Missing details do not compile. */
export interface Notice extends NoticeContent {
  /** Path of its page in the mall. */
  path: string;
  /** What a mail says in place of the details. */
  mailText?: string;
  /** The goods that a mail shows before that. */
  goods?: MailGoods[];
  /** What a mail is called where the title of its kind does not fit. */
  title?: string;
}

export function noticeOf<Kind extends MessageKind>(kind: Kind, details: MessageDetails<Kind>): NoticeContent {
  return { kind, details };
}

/** The messages of a notice, by each way of its kind. `prefersText`: of two ways, the short text comes first. */
export function noticeMessages(
  settings: Settings,
  mall: MallNames,
  { email, tel }: Reach,
  { kind, details, path, mailText, goods = [], title }: Notice,
  { prefersText = false } = {},
): Posted[] {
  const { mallId, mallNm, mallUrl } = mall;
  const shape = shapeOf(kind);
  const url = mallAddress(settings, mallUrl, path);
  const common = { mallId, kind, subject: `[${mallNm}] ${title ?? shape.title}` };
  const mobile = tel === null ? null : readMobile(tel);
  const text = fillTemplate(kind, { ...details, 쇼핑몰: mallNm, 주소: url });
  const texts: Posted[] = mobile === null ? [] : [{ ...common, channel: 'SMS', target: mobile, body: text, links: [] }];
  if (shape.ways === 'TEXT') return texts;
  const shown = goods.map((each) => ({ ...each, text: oneLine(each.text) }));
  const mails: Posted[] =
    email === null
      ? []
      : [
          {
            ...common,
            channel: 'EMAIL',
            target: email,
            body: [...shown.map((each) => each.text), mailText ?? detailLines(kind, details).join('\n')].join('\n'),
            links: [{ label: shape.link ?? shape.title, url }],
            goods: shown,
          },
        ];
  const all = prefersText ? [...texts, ...mails] : [...mails, ...texts];
  return shape.ways === 'BOTH' ? all : all.slice(0, 1);
}

/** What a kind names, each in a line, without those that are left out. */
export function detailLines(
  kind: MessageKind,
  details: NoticeContent['details'],
  without: readonly string[] = [],
): string[] {
  const shown = shapeOf(kind).details.filter((label) => !without.includes(label));
  return shown.map((label) => `${label} ${details[label] ?? ''}`);
}

/** The text of a kind with `#{variables}`, as the sender of short texts has to approve it. */
export function textTemplate(kind: MessageKind): string {
  const { title, details, link, text } = shapeOf(kind);
  if (text !== undefined) return text;
  const lines = details.map((label) => `${label}: #{${label}}`);
  return [`[#{쇼핑몰}] ${title}`, ...lines, ...(link === null ? [] : [`${link}: #{주소}`])].join('\n');
}

/** A short text differs from its template in the variables alone, or it is not sent. */
export function fillTemplate(kind: MessageKind, values: Readonly<Record<string, string>>): string {
  return textTemplate(kind).replaceAll(/#\{([^}]+)\}/gu, (_variable, label: string) => inLine(values[label] ?? ''));
}

const longestValue = 200;

/** So that a whole text stays below 1,300 letters, where its sender ends. */
function inLine(value: string): string {
  const line = oneLine(value);
  return line.length <= longestValue ? line : `${line.slice(0, longestValue - 1)}…`;
}

function oneLine(value: string): string {
  return value.replaceAll(/\s+/gu, ' ').trim();
}

function shapeOf(kind: MessageKind): MessageShape {
  return messageTable[kind];
}
