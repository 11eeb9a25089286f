import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import journal from '../../drizzle/meta/_journal.json' with { type: 'json' };
import { embeddedOptions } from '../../src/db/embedded-database.ts';

/** The place of the migration that gives `mall_products` the columns of lists. */
const listsOfTheirOwn = journal.entries.findIndex(({ tag }) => tag.endsWith('_product_lists'));

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
