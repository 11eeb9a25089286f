import type { MessageLink, outbox } from '../db/schema/operations.ts';
import type { Keys } from '../keys.ts';
import { sealJson, unsealJson } from '../security/sealed-json.ts';
import { hashTarget } from '../security/target-hash.ts';

type Row = typeof outbox.$inferSelect;

/** What a row of the outbox holds sealed. */
export interface Letter {
  /** An e-mail address, or a mobile number. */
  target: string;
  subject: string;
  /** Plain text; the links follow it. */
  body: string;
  links: MessageLink[];
  /** The goods that a mail is about: the first lines of its body, each with its picture. */
  goods?: MailGoods[];
}

/** Goods in one line of a mail. */
export interface MailGoods {
  text: string;
  /** Null: no picture. */
  imageUrl: string | null;
}

type SealedLetter = Pick<Row, 'sealed' | 'targetHash' | keyof typeof noPlain>;

const noPlain = { plainTarget: null, plainSubject: null, plainBody: null, plainLinks: null } as const;

/** The columns of a letter's row. */
export function sealLetter(keys: Keys, mallId: string, letter: Letter): SealedLetter {
  const { target, subject, body, links, goods } = letter;
  return {
    ...noPlain,
    sealed: sealJson(keys, { target, subject, body, links, ...(goods && { goods }) } satisfies Letter),
    targetHash: hashTarget(keys, mallId, target),
  };
}

/** The letter of a row; also of one that a mall of an earlier version wrote meanwhile. */
export function letterOf(keys: Pick<Keys, 'personal'>, row: Omit<SealedLetter, 'targetHash'>): Letter {
  return row.sealed === null ? plainLetterOf(row) : unsealJson<Letter>(keys, row.sealed);
}

export function plainLetterOf(row: Pick<Row, keyof typeof noPlain>): Letter {
  return {
    target: row.plainTarget ?? '',
    subject: row.plainSubject ?? '',
    body: row.plainBody ?? '',
    links: row.plainLinks ?? [],
  };
}
