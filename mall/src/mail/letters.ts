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
}

type SealedLetter = Pick<Row, 'sealed' | 'targetHash' | keyof typeof noPlain>;

const noPlain = { plainTarget: null, plainSubject: null, plainBody: null, plainLinks: null } as const;

/** The columns of a letter's row. */
export function sealLetter(keys: Keys, mallId: string, { target, subject, body, links }: Letter): SealedLetter {
  return {
    ...noPlain,
    sealed: sealJson(keys, { target, subject, body, links } satisfies Letter),
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
