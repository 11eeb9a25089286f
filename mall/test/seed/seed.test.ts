import { sql } from 'drizzle-orm';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '../../src/db/database.ts';
import { rowsOf } from '../../src/db/rows.ts';
import { members } from '../../src/db/schema/members.ts';
import { malls } from '../../src/db/schema/malls.ts';
import { mallList } from '../../content/src/seed/malls/mall-list.ts';
import { accounts } from '../../content/src/seed/members/account-list.ts';
import { seedDemonstration, seedIfEmpty } from '../../content/src/seed/seed.ts';
import { drawPicture } from '../../content/src/pictures/draw-picture.ts';
import { databaseKinds } from '../rest/harness/databases.ts';
import { openSeededDatabase } from '../rest/harness/seeded-database.ts';

/** A fingerprint of every table, in any order of its rows. */
async function fingerprints(db: Database): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const [print] = await rowsOf<{ md5: string | null }>(
      db,
      sql`select md5(string_agg(md5(row::text), '' order by md5(row::text))) as md5 from ${sql.identifier(name)} as row`,
    );
    prints[name] = print?.md5 ?? '';
  }
  return prints;
}

let first: Record<string, string> | null = null;

describe.each(databaseKinds)('the seed on %s', (kind) => {
  let opened: OpenDatabase;
  let db: Database;
  beforeAll(async () => {
    opened = await openSeededDatabase(kind);
    ({ db } = opened);
  });
  afterAll(() => opened.close());

  const list = async (statement: ReturnType<typeof sql>) =>
    (await rowsOf<{ value: string }>(db, statement)).map(({ value }) => value);
  const numberOf = async (statement: ReturnType<typeof sql>) => Number((await list(statement))[0]);

  test('holds the same bytes as every other seed', async () => {
    await db.execute(sql`set time zone 'UTC'`);
    const prints = await fingerprints(db);
    first ??= prints;
    expect(prints).toEqual(first);
  });

  test('is not laid a second time', async () => {
    const before = await fingerprints(db);
    await expect(seedIfEmpty(db)).resolves.toBe('kept');
    expect(await fingerprints(db)).toEqual(before);
  });

  test('links no phone to a category that phones do not have, or to a page for desktops only', async () => {
    const shown = sql`
      select corners.mall_id, url from corners join corner_contents using (corner_no) where disp_area similar to '01[34]%'
      union select mall_id, url from promotions
      union select mall_id, url from popups where device is null or device = 'MO'`;
    const lost = sql`
      select mall_id || ' ' || url as value from (${shown}) as shown where url is not null and (url like '/content/%' or url like '%ctgNo=%' and not exists (
        select from categories where categories.mall_id = shown.mall_id and mobile_use_yn = 'Y' and ctg_no = substring(shown.url from 'ctgNo=([0-9]+)')))`;
    expect(
      await numberOf(sql`select count(*) as value from (${shown}) as shown where url like '%ctgNo=%'`),
    ).toBeGreaterThan(50);
    expect(await list(lost)).toEqual([]);
  });

  test('has malls of every sales type and theme, and one of an unknown type', async () => {
    const types = await list(sql`select distinct mall_sales_type as value from malls`);
    for (const type of ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON', 'SHOWROOM'])
      expect(types).toContain(type);
    expect(await list(sql`select distinct mall_style as value from malls order by 1`)).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
    ]);
    expect(await list(sql`select mall_url as value from malls where is_default`)).toEqual(['familyshop']);
    expect(
      await list(sql`select mall_url as value from malls where login_yn = 'Y' and mall_sales_type = 'GENERAL'`),
    ).toEqual(['familyshopprime']);
    expect(await list(sql`select mall_url as value from malls where marketing_mall_yn = 'Y'`)).toEqual([
      'familyshopyoung',
    ]);
    expect(await list(sql`select mall_url as value from malls where mobile_yn = 'N'`)).toEqual(['familyshopdesk']);
  });

  test('leaves nothing about a mall unsaid', async () => {
    const rows = await db.select().from(malls);
    expect(rows).toHaveLength(mallList.length);
    expect(rows.flatMap((row) => Object.entries(row).filter(([, value]) => value === null || value === ''))).toEqual(
      [],
    );
    expect(rows.every(({ mallUrl }) => /familyshop|groupware|biz/u.test(mallUrl))).toBe(true);
  });

  test('puts 2,000 goods and the phones in the default mall', async () => {
    const shown = sql`from mall_products join products using (gds_grp_no) where mall_id = 'M0001' and gds_stat in ('GD00403', 'GD00405')`;
    expect(await numberOf(sql`select count(*) as value ${shown} and products.kind = 'GOODS'`)).toBe(2_000);
    expect(
      await numberOf(sql`select count(*) as value ${shown} and products.kind = 'WIRELESS'`),
    ).toBeGreaterThanOrEqual(110);
  });

  test('lists only lines under line categories, and goods under the others', async () => {
    const wrong = sql`select count(*) as value from category_products join categories using (mall_id, ctg_no) join products using (gds_grp_no) where (ctg_type = 'GD05301') <> (kind = 'WIRELESS')`;
    expect(await numberOf(wrong)).toBe(0);
  });

  test('fills every display area with every type of corner in the default mall', async () => {
    const areas = await list(sql`select distinct disp_area as value from corners where mall_id = 'M0001' order by 1`);
    expect(areas).toEqual([
      '012001',
      '012002',
      '012003',
      '012004',
      '012005',
      '012006',
      '013001',
      '013002',
      '013003',
      '013004',
      '014001',
    ]);
    expect(await list(sql`select distinct disp_type as value from corners where mall_id = 'M0001' order by 1`)).toEqual(
      ['DP00101', 'DP00103', 'DP00104'],
    );
  });

  test('names in corners only products that the mall shows', async () => {
    const dangling = sql`select count(*) as value from corner_contents join corners using (corner_no) left join mall_products using (mall_id, gds_grp_no) left join products using (gds_grp_no)
      where corner_contents.gds_grp_no is not null and (mall_products.mall_id is null or gds_stat <> 'GD00403')`;
    expect(await numberOf(dangling)).toBe(0);
  });

  test('links from banners, promotions and menus only below the mall or to https', async () => {
    const urls = await list(
      sql`select url as value from categories union select url from corner_contents where url is not null union select url from promotions union select url from popups where url is not null`,
    );
    expect(urls.filter((url) => !/^\/(?:goods|subs|content|board|exhibition)\/\S+$/u.test(url))).toEqual([]);
  });

  test('links from banners to categories that the mall has', async () => {
    const wrong = sql`select url as value from (select mall_id, url from corner_contents join corners using (corner_no) union select mall_id, url from promotions union select mall_id, url from popups) as links
      where url like '%ctgNo=%' and not exists (select 1 from categories where categories.mall_id = links.mall_id and ctg_no = split_part(url, 'ctgNo=', 2))`;
    expect(await list(wrong)).toEqual([]);
  });

  test('links from promotions to exhibitions that the mall has', async () => {
    const named = sql`select url as value from promotions where url like '/exhibition/%'`;
    expect(await list(named)).not.toEqual([]);
    const wrong = sql`select url as value from promotions where url like '/exhibition/%' and not exists (select 1 from exhibitions where exhibitions.mall_id = promotions.mall_id and url_nm = split_part(url, '/', 3))`;
    expect(await list(wrong)).toEqual([]);
  });

  test('has promotions and popups that run on the day it is laid, and some that do not', async () => {
    const today = new Date().toISOString();
    const states = sql`select distinct case when end_dts < ${today} then 'over' when start_dts > ${today} then 'future' else 'running' end as value from promotions where mall_id = 'M0001' order by 1`;
    expect(await list(states)).toEqual(['future', 'over', 'running']);
    expect(
      await list(
        sql`select distinct pop_type as value from popups where mall_id = 'M0001' and ${today} between start_dts and end_dts order by 1`,
      ),
    ).toEqual(['DP01801', 'DP01802']);
  });

  test('has all five texts in two versions or more in every mall, with both placeholders', async () => {
    const few = sql`select mall_id || code as value from terms where appr_stat = 'Y' group by mall_id, code having count(*) not between 2 and 4`;
    expect(await list(few)).toEqual([]);
    expect(await numberOf(sql`select count(distinct code) as value from terms`)).toBe(5);
    expect(await numberOf(sql`select count(*) as value from terms where terms not like '%#{mallNm}%'`)).toBe(0);
    const useAndPrivacy = await list(sql`select terms as value from terms where code in ('ME0360101', 'ME0360201')`);
    for (const text of useAndPrivacy) {
      expect(text).toContain('#{mallUrl}');
      expect(text.match(/제\d+조/gu)?.length ?? 0).toBeGreaterThanOrEqual(8);
    }
    expect(await list(sql`select distinct appr_stat as value from terms order by 1`)).toEqual(['N', 'R', 'Y']);
  });

  test('has much content in the default mall: notices, reviews, questions, keywords', async () => {
    const posts = (type: string) =>
      numberOf(sql`select count(*) as value from boards where mall_id = 'M0001' and tp = ${type}`);
    expect(await posts('CM00404')).toBeGreaterThanOrEqual(40);
    expect(await posts('CM00410')).toBeGreaterThanOrEqual(20);
    expect(await numberOf(sql`select count(*) as value from faqs where mall_id = 'M0001'`)).toBeGreaterThanOrEqual(40);
    expect(await numberOf(sql`select count(distinct faq_ctg_cd) as value from faqs where mall_id = 'M0001'`)).toBe(7);
    expect(
      await numberOf(sql`select count(*) as value from smart_keywords where mall_id = 'M0001'`),
    ).toBeGreaterThanOrEqual(15);
    expect(
      await numberOf(sql`select count(*) as value from boards where file_list <> '[]' and mall_id = 'M0001'`),
    ).toBeGreaterThan(3);
  });

  test('has an image for every path of shops and pages', async () => {
    const html = await list(sql`select pop_html as value from popups union select cntn_html from boards`);
    const inHtml = html.flatMap((text) => [...text.matchAll(/src="([^"]+)"/gu)].map(([, path = '']) => path));
    const paths =
      await list(sql`select ci_img as value from malls union select footer_ci_img from malls union select mobile_footer_certi_img from malls
      union select mobile_img_file_path from categories where mobile_img_file_path is not null union select img_path from corner_contents where img_path is not null
      union select img_path from promotions union select thmb_img_path from boards where thmb_img_path is not null union select file_list -> 0 ->> 'filePath' from boards where file_list <> '[]'`);
    expect([...paths, ...inHtml].filter((path) => drawPicture(path) === null)).toEqual([]);
    expect(paths.length).toBeGreaterThan(200);
  });

  test('has every kind of member in every mall, who signs in with the published password', async () => {
    const rows = await db.select().from(members);
    expect(rows).toHaveLength(mallList.length * accounts.length);
    const known = new Map<string, boolean>();
    for (const row of rows) {
      const account = accounts.find(({ id }) => id === row.loginId);
      expect(account?.kind).toBe(kindOf(row));
      const hash = row.passwordHash ?? '';
      if (hash !== '' && !known.has(hash)) known.set(hash, await verify(hash, account?.password ?? ''));
      expect(known.get(hash) ?? row.memStat === 'WITHDRAWN').toBe(true);
    }
  });

  test('has a person with two ids in every mall', async () => {
    const twice = await list(
      sql`select mall_id as value from members group by mall_id, mem_nm, mobile having count(*) = 2 and min(mobile) is not null`,
    );
    expect(twice).toHaveLength(mallList.length);
  });

  test('leaves nothing behind when it fails', async () => {
    const broken = db.transaction(async (transaction) => {
      await transaction.execute(sql`delete from meta`);
      await seedDemonstration(transaction);
    });
    // The malls exist already, so the second seeding fails; it must leave nothing, not even the missing marker.
    await expect(broken).rejects.toThrow(/insert into "malls"/u);
    expect(await numberOf(sql`select count(*) as value from meta`)).toBeGreaterThan(0);
  });
});

function kindOf({ memStat, emailCertYn, initPwdYn, tmpPwdYn, loginId }: typeof members.$inferSelect): string {
  const isMailless = emailCertYn === 'N';
  if (memStat === 'WITHDRAWN') return 'WITHDRAWN';
  if (memStat === 'DORMANT') return isMailless ? 'DORMANT_WITHOUT_EMAIL' : 'DORMANT';
  if (isMailless) return initPwdYn === 'Y' ? 'NO_EMAIL_AND_INITIAL_PASSWORD' : 'NO_EMAIL';
  if (initPwdYn === 'Y') return 'INITIAL_PASSWORD';
  if (tmpPwdYn === 'Y') return 'TEMPORARY_PASSWORD';
  return loginId === 'gaon2' ? 'SECOND_ID' : 'NORMAL';
}
