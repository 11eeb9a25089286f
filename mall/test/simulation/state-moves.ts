import type { PGlite } from '@electric-sql/pglite';

/** The states of a table, and how they may follow each other: `from to`, where NONE is a new row and GONE a deleted one. */
interface StateTable {
  column: string;
  number: string;
  moves: readonly string[];
}

/** Written from the contract, beside the rules of the mall: what these forget is seen, and the other way round. */
export const stateTables: Readonly<Record<string, StateTable>> = {
  order_items: {
    column: 'item_stat',
    number: 'ord_item_no',
    moves: [
      'NONE OR00101',
      'NONE OR00102',
      'OR00101 OR00102',
      'OR00101 OR00202',
      'OR00101 OR00901',
      'OR00102 OR00103',
      'OR00102 OR00202',
      'OR00103 OR00104',
      'OR00103 OR00201',
      'OR00104 OR00105',
      'OR00104 OR00401',
      'OR00105 OR00106',
      'OR00105 OR00301',
      'OR00105 OR00401',
      'OR00106 OR00401',
      'OR00201 OR00103',
      'OR00201 OR00104',
      'OR00201 OR00202',
      'OR00301 OR00105',
      'OR00301 OR00302',
      'OR00302 OR00106',
      'OR00302 OR00301',
      'OR00302 OR00401',
      'OR00401 OR00104',
      'OR00401 OR00105',
      'OR00401 OR00106',
      'OR00401 OR00302',
      'OR00401 OR00402',
    ],
  },
  claims: {
    column: 'clm_stat',
    number: 'clm_no',
    moves: [
      'NONE CL00101',
      'NONE CL00104',
      'CL00101 CL00102',
      'CL00101 CL00103',
      'CL00101 CL00104',
      'CL00101 CL00105',
      'CL00101 CL00106',
      'CL00102 CL00103',
      'CL00102 CL00104',
      'CL00102 CL00105',
      'CL00103 CL00104',
      'CL00103 CL00105',
    ],
  },
  payments: {
    column: 'pay_stat',
    number: 'pay_no',
    moves: [
      'NONE READY',
      'READY PENDING',
      ...['READY', 'PENDING'].flatMap((open) => [`${open} PAID`, `${open} WAIT`, `${open} FAIL`, `${open} CANCEL`]),
      ...['READY', 'PENDING', 'FAIL', 'CANCEL', 'PAID', 'PART_REFUND'].map((any) => `${any} REFUND`),
      'WAIT PAID',
      'WAIT CANCEL',
      'PAID PART_REFUND',
    ],
  },
  uploads: {
    column: 'stat',
    number: 'upld_no',
    moves: ['NONE UP00102', 'UP00102 UP00103', 'UP00103 UP00104', 'UP00102 GONE'],
  },
  upload_rows: {
    column: 'row_stat',
    number: "upld_no || ' ' || row_no",
    moves: [
      'NONE OPEN',
      'OPEN LEFT_OUT',
      'LEFT_OUT OPEN',
      'OPEN PLACED',
      'OPEN FAILED',
      'OPEN ENDED',
      'PLACED ENDED',
      'OPEN GONE',
      'LEFT_OUT GONE',
    ],
  },
  subscriptions: {
    column: 'stat',
    number: 'appl_no',
    moves: [
      'NONE SB00101',
      'SB00101 SB00102',
      'SB00101 SB00103',
      'SB00101 SB00202',
      'SB00102 SB00103',
      'SB00102 SB00106',
      'SB00102 SB00201',
      'SB00103 SB00104',
      'SB00103 SB00105',
      'SB00103 SB00106',
      'SB00104 SB00103',
      'SB00104 SB00106',
      'SB00105 SB00103',
      'SB00105 SB00106',
      'SB00105 SB00201',
      'SB00106 SB00201',
    ],
  },
  subscription_charges: {
    column: 'chg_stat',
    number: 'chg_no',
    moves: [
      'NONE OPEN',
      'NONE PAID',
      'NONE OMIT',
      'OPEN PAID',
      'OPEN REFUSED',
      'OPEN ENDED',
      'REFUSED OPEN',
      'REFUSED ENDED',
      'PAID ENDED',
    ],
  },
  wireless_orders: {
    column: 'stat',
    number: 'ord_no',
    moves: [
      'NONE WL00101',
      'WL00101 WL00102',
      'WL00101 WL00201',
      'WL00102 WL00103',
      'WL00102 WL00104',
      'WL00102 WL00202',
      'WL00102 WL00201',
      'WL00103 WL00102',
      'WL00103 WL00201',
      'WL00104 WL00105',
      'WL00104 WL00201',
      'WL00105 WL00106',
      'WL00105 WL00201',
      'WL00106 WL00203',
    ],
  },
};

/** Lets the database write down every move of a state, with the rows before and after it. */
export async function watchStates(pglite: PGlite): Promise<void> {
  await pglite.exec(`
    create table simulated_moves (seq int generated always as identity primary key, tbl text not null,
      number text not null, move text not null, old jsonb, new jsonb, at timestamptz not null);
    create index on simulated_moves (tbl);
    ${Object.entries(stateTables)
      .map(([table, { column, number }]) => triggerOf(table, column, number))
      .join('\n')}`);
}

function triggerOf(table: string, column: string, number: string): string {
  const of = (row: 'old' | 'new') => number.replaceAll(/\b(?=\w+_no\b)/gu, `${row}.`);
  const insert = (row: 'old' | 'new', move: string, rows: string) =>
    `insert into simulated_moves (tbl, number, move, old, new, at) values ('${table}', ${of(row)}, ${move}, ${rows}, now());`;
  return `
    create function simulated_move_of_${table}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${insert('new', `'NONE ' || new.${column}`, 'null, to_jsonb(new)')}
      elsif tg_op = 'DELETE' then ${insert('old', `old.${column} || ' GONE'`, 'to_jsonb(old), null')}
      elsif old.${column} <> new.${column} then
        ${insert('new', `old.${column} || ' ' || new.${column}`, 'to_jsonb(old), to_jsonb(new)')}
      end if;
      return null;
    end $$;
    create trigger simulated_move after insert or update or delete on ${table}
      for each row execute function simulated_move_of_${table}();`;
}

/** Moves that no table has. A line whose pieces are claimed in part is split: the new one begins where the old one is. */
export async function wrongMoves(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ tbl: string; number: string; move: string; isSplit: boolean }>(
    `select tbl, number, move, tbl = 'order_items' and old is null and exists (select from simulated_moves before
       where before.tbl = m.tbl and before.seq < m.seq and before.new ->> 'ord_no' = m.new ->> 'ord_no'
         and before.new ->> 'line_no' = m.new ->> 'line_no') as "isSplit"
     from simulated_moves m order by seq`,
  );
  return rows
    .filter(({ tbl, move, isSplit }) => !isSplit && !stateTables[tbl]?.moves.includes(move))
    .map(({ tbl, number, move }) => `${tbl} ${number}: ${move}`);
}
