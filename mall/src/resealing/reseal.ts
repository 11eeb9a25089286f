import { and, eq, getTableColumns, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { certRequests, mailLinks, withdrawals } from '../db/schema/accounts.ts';
import { cartLines, deliveryAddresses, idempotencyKeys } from '../db/schema/buying.ts';
import { exhibitionEntries } from '../db/schema/exhibitions.ts';
import { files } from '../db/schema/files.ts';
import { members } from '../db/schema/members.ts';
import { outbox } from '../db/schema/operations.ts';
import { operatorWrites } from '../db/schema/operators.ts';
import { claims, orderItems, orders, orderTickets } from '../db/schema/orders.ts';
import { paymentRefunds } from '../db/schema/payment-books.ts';
import { payments } from '../db/schema/payments.ts';
import { portings, wirelessOrders } from '../db/schema/phone-orders.ts';
import { questions } from '../db/schema/questions.ts';
import { subscriptions } from '../db/schema/subscriptions.ts';
import { taxInvoices } from '../db/schema/tax-invoices.ts';
import { uploadRows, uploads } from '../db/schema/uploads.ts';
import { sealWords } from '../features/carts/sealed-words.ts';
import { emailOfLink, sealLinkEmail } from '../features/mail-links/link-email.ts';
import type { FileStore } from '../file-store.ts';
import type { Key, Keys } from '../keys.ts';
import { letterOf, sealLetter } from '../mail/letters.ts';
import { personOf, sealPerson } from '../members/member-person.ts';
import { keepFormerLeftIds } from '../security/former-keys.ts';
import { unsealText } from '../security/sealed-text.ts';
import { seal, sealBytes, unseal, unsealBytes } from '../security/sealing.ts';
import { renewCheck } from '../security/secret-check.ts';

type Row = Record<string, unknown>;

interface SealedTable {
  table: PgTable;
  /** Where more than the sealed columns follows from the secret: all of them, made anew. */
  renew?: (keys: Keys, row: Row) => Row;
}

/** All tables with sealed columns. Sessions seal pairs of tokens with the token itself. */
export const sealedTables: readonly SealedTable[] = [
  {
    table: members,
    renew: (keys, row) => {
      const member = row as typeof members.$inferSelect;
      return sealPerson(keys, member.mallId, personOf(keys, member));
    },
  },
  {
    table: outbox,
    renew: (keys, row) => {
      const letter = row as typeof outbox.$inferSelect;
      return sealLetter(keys, letter.mallId, letterOf(keys, letter));
    },
  },
  {
    table: mailLinks,
    renew: (keys, row) => {
      const link = row as typeof mailLinks.$inferSelect;
      return sealLinkEmail(keys, link.mallId, emailOfLink(keys, link));
    },
  },
  {
    table: cartLines,
    renew: (keys, row) => {
      const line = row as typeof cartLines.$inferSelect;
      return sealWords(keys, line.memNo, unsealText(keys, line.sealedOptTxt));
    },
  },
  ...[certRequests, withdrawals, deliveryAddresses, idempotencyKeys, exhibitionEntries, operatorWrites].map(alone),
  ...[orders, orderItems, orderTickets, claims].map(alone),
  ...[payments, paymentRefunds, wirelessOrders, portings, questions].map(alone),
  ...[subscriptions, uploads, uploadRows, taxInvoices].map(alone),
  { table: files },
];

function alone(table: PgTable): SealedTable {
  return { table };
}

/** What became of the rows of a table. */
export interface Resealed {
  table: string;
  seen: number;
  resealed: number;
  /** Rows that no accepted secret opens. */
  unreadable: number;
}

interface Parts {
  db: Database;
  keys: Keys;
  fileStore: Pick<FileStore, 'get' | 'put'>;
}

const atOnce = 200;

/**
 * Seals with the current secret what another accepted one has sealed, row by row beside running malls. Killed in between, it is
 * called again and goes on. Once all is done the database no longer wants the other secret; as long as a row is unreadable it does.
 */
export async function resealRows(parts: Parts, notify: (done: Resealed) => void): Promise<Resealed[]> {
  const all: Resealed[] = [];
  for (const sealed of sealedTables) {
    const done = await resealTable(parts, sealed);
    notify(done);
    all.push(done);
  }
  if (all.every(({ unreadable }) => unreadable === 0)) {
    await keepFormerLeftIds(parts.db, parts.keys);
    await renewCheck(parts.db, parts.keys.personal);
  }
  return all;
}

async function resealTable(parts: Parts, sealedTable: SealedTable): Promise<Resealed> {
  const { table } = sealedTable;
  const done: Resealed = { table: getTableConfig(table).name, seen: 0, resealed: 0, unreadable: 0 };
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await nextRows(parts.db, table, last);
    for (const row of rows) {
      done.seen += 1;
      const outcome = await resealRow(parts, sealedTable, row);
      if (outcome !== 'current') done[outcome] += 1;
    }
    last = rows.at(-1) ?? null;
    if (rows.length < atOnce || last === null) return done;
  }
}

/** Rows with something sealed, by their primary key. */
async function nextRows(db: Database, table: PgTable, last: Row | null): Promise<Row[]> {
  const keys = primaryKeyOf(table);
  const columns = sql.join(
    keys.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const isNext =
    last &&
    sql`(${columns}) > (${sql.join(
      keys.map(([name, column]) => sql`${sql.param(last[name], column)}`),
      sql`, `,
    )})`;
  const isSealed = or(...sealedColumnsOf(table).map(([, column]) => isNotNull(column)));
  return db
    .select()
    .from(table)
    .where(and(isSealed, isNext ?? undefined))
    .orderBy(columns)
    .limit(atOnce);
}

async function resealRow(
  { db, keys, fileStore }: Parts,
  { table, renew }: SealedTable,
  row: Row,
): Promise<'current' | 'resealed' | 'unreadable'> {
  const sealed = sealedColumnsOf(table).flatMap(([name, column]) => {
    const text = row[name];
    return typeof text === 'string' ? [{ name, column, text }] : [];
  });
  const current = currentOf(keys.personal);
  if (sealed.every(({ text }) => unseal(current, text) !== null)) return 'current';
  const opened = sealed.map((each) => ({ ...each, plain: unseal(keys.personal, each.text) }));
  if (opened.some(({ plain }) => plain === null)) return 'unreadable';
  // Before the row, which says that the contents are done.
  if (table === files) await resealContents({ keys, fileStore }, String(row['fileNo']));
  const columns = renew
    ? renew(keys, row)
    : Object.fromEntries(opened.map(({ name, plain }) => [name, seal(keys.personal, plain ?? '')]));
  // A mall may have written the row meanwhile: then it is as new as ours, or the next call finds it.
  const isSame: SQL[] = sealed.map(({ column, text }) => eq(column, text));
  const isRow = primaryKeyOf(table).map(([name, column]) => eq(column, row[name]));
  await db
    .update(table)
    .set(columns)
    .where(and(...isRow, ...isSame));
  return 'resealed';
}

async function resealContents({ keys, fileStore }: Omit<Parts, 'db'>, fileNo: string): Promise<void> {
  const stored = await fileStore.get(fileNo);
  if (stored === null || unsealBytes(currentOf(keys.personal), stored) !== null) return;
  const bytes = unsealBytes(keys.personal, stored);
  if (bytes !== null) await fileStore.put(fileNo, sealBytes(keys.personal, bytes));
}

function currentOf({ current }: Key): Key {
  return { current, others: [] };
}

/** By the names that the code gives them. */
export function sealedColumnsOf(table: PgTable): [string, PgColumn][] {
  return Object.entries(getTableColumns(table)).filter(([name]) => name.startsWith('sealed')) as [string, PgColumn][];
}

function primaryKeyOf(table: PgTable): [string, PgColumn][] {
  const { primaryKeys } = getTableConfig(table);
  const joint = primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name));
  return Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.primary || joint.includes(column.name),
  ) as [string, PgColumn][];
}
