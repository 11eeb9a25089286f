// Full tier: databases of earlier versions, which are migrated step by step.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate as migrateAll } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import journal from '../../drizzle/meta/_journal.json' with { type: 'json' };
import { StartError } from '../../src/config.ts';
import { embeddedOptions } from '../../src/db/embedded-database.ts';
import { applyMigrations, migrations, missingMigrations } from '../../src/db/migrations.ts';

const placeOf = (name: string) => journal.entries.findIndex(({ tag }) => tag.endsWith(name));
/** The place of the migration that gives `mall_products` the columns of lists. */
const listsOfTheirOwn = placeOf('_product_lists');
const refundLines = placeOf('_refund_lines');
const neverNegative = placeOf('_never_negative');
const listedCategories = placeOf('_listed_categories');

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create(embeddedOptions);
});
afterAll(() => database.close());

async function migrate(name: string): Promise<void> {
  await database.exec(await readFile(new URL(`../../drizzle/${name}.sql`, import.meta.url), 'utf8'));
}

test('a mall that was filled before phones had subsidies by way of joining keeps what it sells', async () => {
  await migrate('0000_init');
  await migrate('0001_accounts');
  await database.exec(`
    insert into products (gds_grp_no, kind, name, gds_stat, img_paths, detail_html, maker_cd, maker_nm, stckqty, stckqty2, sort_prc, reg_dts, search_text, search_initials, search_jamo)
      values ('HP1', 'WIRELESS', '누리온', 'GD00403', '[]', '', 'NURI', '누리', 1, 0, 58900, now(), '', '', '');
    insert into wireless (gds_grp_no, disc_type, phone_memory, phone_price, plan_name, plan_price, total_price, rels_prc, join_tp_list, inst_mnth_list)
      values ('HP1', '공통지원금', '256GB', 32450, '가온', 26450, 58900, 1254000, '["NEW", "CHANGE"]', '[24]');
    insert into wireless_memories (gds_grp_no, phone_memory, rels_prc, prir) values ('HP1', '256GB', 1254000, 1), ('HP1', '512GB', 1397000, 2);
    insert into plans (plan_no, plan_nm, plan_price, data_cntn, voice_cntn, sms_cntn, slct_dscnt_prc, keep_mnth, prir) values ('PL1', '가온', 55000, '', '', '', 13750, 6, 1);
    insert into wireless_plans (gds_grp_no, plan_no, sprt_prc, add_sprt_prc) values ('HP1', 'PL1', 240000, 36000)`);

  await migrate('0002_phone_contracts');

  const { rows } = await database.query(
    'select phone_memory, join_tp, plan_no, sprt_prc, add_sprt_prc from wireless_plans order by 1, 2',
  );
  const pair = { plan_no: 'PL1', sprt_prc: 240_000, add_sprt_prc: 36_000 };
  expect(rows).toEqual(
    ['256GB', '512GB'].flatMap((phone_memory) =>
      ['CHANGE', 'NEW'].map((join_tp) => ({ phone_memory, join_tp, ...pair })),
    ),
  );
  expect(
    (
      await database.query(
        'select telecom_nm, join_tp, inst_mnth from plans join carriers using (telecom_cd), wireless',
      )
    ).rows,
  ).toEqual([{ telecom_nm: '가온텔레콤', join_tp: 'NEW', inst_mnth: 24 }]);
});

test('a mall that was filled before lists read a table of their own finds what it sells', async () => {
  const { entries } = journal;
  for (const { tag } of entries.slice(3, listsOfTheirOwn)) await migrate(tag);
  // Without the mall and its categories, which play no part.
  await database.exec(`set session_replication_role = replica;
    insert into product_colors (gds_grp_no, prir, color_nm, color_hex_code) values ('HP1', 1, '하양', '#FFFFFF');
    update products set search_text = '누리온 누리온 / 누리 ', search_initials = 'ㄴㄹㅇ ㄴㄹㅇ / ㄴㄹ ' where gds_grp_no = 'HP1';
    insert into mall_products (mall_id, gds_grp_no, ctg_no) values ('M1', 'HP1', '100');
    set session_replication_role = default`);

  await migrate(entries[listsOfTheirOwn]?.tag ?? '');

  const { rows } =
    await database.query(`select kind, is_listed, is_in_stock, maker_cd, sort_prc, colors from mall_products
    where search_grams(mall_id, search_text, search_initials) @> array['M1누리', 'M1~ ㄴㄹ']`);
  const columns = { kind: 'WIRELESS', is_listed: true, is_in_stock: true, maker_cd: 'NURI', sort_prc: 58_900 };
  expect(rows).toEqual([{ ...columns, colors: '#ffffff\t하양' }]);
});

test('a mall with claims from before refunds had parts knows what they were made of', async () => {
  const { entries } = journal;
  for (const { tag } of entries.slice(listsOfTheirOwn + 1, refundLines)) await migrate(tag);
  await database.exec(`set session_replication_role = replica;
    insert into order_groups (ord_no, dlv_grp_no, dlv_type, dlv_prc, std_dlv_prc, add_dlv_prc, free_std_prc, cpn_dscnt_prc, use_pnt, pay_prc, clm_no)
      values ('OR1', 'DG1', '1', 3000, 3000, 0, 50000, 0, 0, 3000, 'CL1');
    insert into order_items (ord_item_no, ord_no, line_no, gds_grp_no, color_nm, qty, sl_prc, add_prc, dlv_grp_no, snapshot, cpn_dscnt_prc, use_pnt, pay_prc, save_pnt, item_stat, stat_dts, stck_tp, stckqty2)
      values ('OI1', 'OR1', 1, 'GD1', '하양', 1, 9000, 0, 'DG1', '{"optNm": "필터"}', 0, 0, 9000, 0, 'OR00301', now(), 'SOLD', 0);
    insert into claims (clm_no, ord_no, clm_tp, clm_stat, stat_dts, rsn_cd, file_no_list, rfnd_prc, rtn_dlv_prc, rstr_pnt, req_dts) values
      ('CL1', 'OR1', 'RETURN', 'CL00104', now(), 'CL00201', '[]', 9000, 2500, 0, now()),
      ('CL2', 'OR1', 'EXCHANGE', 'CL00101', now(), 'CL00201', '[]', 0, 2500, 0, now());
    insert into claim_items (clm_no, ord_item_no, qty) values ('CL2', 'OI1', 1);
    set session_replication_role = default`);

  await migrate(entries[refundLines]?.tag ?? '');

  const { rows } = await database.query('select clm_no, rfnd_list, rstr_cpn_list from claims order by 1');
  const parts = [
    { tp: 'GOODS', prc: 8500 },
    { tp: 'DLV', prc: 3000 },
    { tp: 'RTN_DLV', prc: -2500 },
  ];
  expect(rows).toEqual([
    { clm_no: 'CL1', rfnd_list: parts, rstr_cpn_list: [] },
    { clm_no: 'CL2', rfnd_list: [], rstr_cpn_list: [] },
  ]);
  const exchanged = await database.query('select bef_opt_nm, bef_color_nm from claim_items');
  expect(exchanged.rows).toEqual([{ bef_opt_nm: '필터', bef_color_nm: '하양' }]);
});

/** The migrations before this place, in a folder of their own. */
async function migrationsBefore(place: number, folder: string) {
  await cp(migrations.migrationsFolder, folder, { recursive: true });
  const entries = journal.entries.slice(0, place);
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return { migrationsFolder: folder };
}

describe('a mall whose products were there before their rows named categories', () => {
  let folder: string;
  let own: PGlite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    own = await PGlite.create(embeddedOptions);
  });
  afterAll(async () => {
    await own.close();
    await rm(folder, { recursive: true });
  });

  test('has every row filled and counted after the migrations, however many, and is not ready before', async () => {
    const db = drizzle(own);
    await migrateAll(db, await migrationsBefore(listedCategories, folder));
    await own.exec(`set session_replication_role = replica;
      insert into mall_products (mall_id, gds_grp_no, ctg_no, is_listed) select 'M' || number % 2, 'GD' || number, '100', true from generate_series(1, 250) as number;
      insert into category_products (mall_id, ctg_no, gds_grp_no) values ('M1', '200', 'GD7');
      insert into products (gds_grp_no, kind, name, img_paths, maker_cd, maker_nm, sort_prc, reg_dts, search_text, search_initials, search_jamo)
        values ('GD7', 'GOODS', '꿀', '[]', '', '', 0, now(), '', '', 'rnf ska rnf');
      set session_replication_role = default`);
    await migrateAll(db, migrations);
    expect(await missingMigrations(db)).toBe(1);

    await applyMigrations(db, (config) => migrateAll(db, config));

    expect(await missingMigrations(db)).toBe(0);
    const { rows } = await own.query('select ctg_keys, count(*)::int from mall_products group by 1 order by 1');
    expect(rows).toEqual([
      { ctg_keys: ['M0100'], count: 125 },
      { ctg_keys: ['M1100'], count: 124 },
      { ctg_keys: ['M1100', 'M1200'], count: 1 },
    ]);
    const counted = await own.query('select list_key, sum(size)::int as size from list_counts group by 1 order by 1');
    expect(counted.rows).toEqual([
      { list_key: 'M0100', size: 125 },
      { list_key: 'M1100', size: 125 },
      { list_key: 'M1200', size: 1 },
    ]);
    expect((await own.query('select word from search_words order by 1')).rows).toEqual([
      { word: 'rnf' },
      { word: 'ska' },
    ]);
  });
});

describe('a mall with numbers below 0 of its own', () => {
  let folder: string;
  let own: PGlite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    own = await PGlite.create(embeddedOptions);
  });
  afterAll(async () => {
    await own.close();
    await rm(folder, { recursive: true });
  });

  test('is told which rows to correct, and starts once they are', async () => {
    const db = drizzle(own);
    await migrateAll(db, await migrationsBefore(neverNegative, folder));
    await own.exec(`set session_replication_role = replica;
      insert into goods_options (opt_no, gds_grp_no, opt_nm, add_prc, stckqty, prir) values ('O1', 'GD1', '필터', 0, -3, 1);
      insert into view_counts (mall_id, contents_type, contents_id, cnt) values ('M1', 'CATEGORY', '100', -7);
      set session_replication_role = default`);
    const start = () => applyMigrations(db, (config) => migrateAll(db, config));

    const refused = await start().catch((error: unknown) => error);

    expect(refused).toBeInstanceOf(StartError);
    expect(String(refused)).toContain(
      'all rows of the table view_counts need cnt >= 0, and 1 do not meet it: mall_id = M1, contents_type = CATEGORY, contents_id = 100.',
    );
    await own.exec('update view_counts set cnt = 0');
    await start();
    expect((await own.query('select stckqty from goods_options')).rows).toEqual([{ stckqty: 0 }]);
  });
});
