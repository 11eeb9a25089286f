import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { audit, auditOthers, auditPresses, countPieces, settled, type Finding } from './audit.ts';
import { auditMessages } from './messages.ts';
import { Operator } from './operator.ts';
import { OtherShopper } from './other-orders.ts';
import { recoveryMs } from './patience.ts';
import { Shopper } from './shopper.ts';
import { openWorld, parts, type World } from './world.ts';

export interface KillOptions {
  minutes: number;
  shoppers: number;
  /** Seconds between two kills. */
  everySeconds: number;
}

export interface KillReport {
  kills: Record<string, number>;
  orders: number;
  paid: number;
  claims: number;
  subscriptions: number;
  contracts: number;
  files: number;
  /** Presses of operators that took effect, and those for which another was faster. */
  presses: number;
  late: number;
  mails: number;
  texts: number;
  refusals: Map<string, number>;
  /** Requests that were sent again, since their result was not known. */
  repeats: number;
  findings: Finding[];
}

const malls = ['familyshop', 'familyshopplus', 'groupware', 'bizpartner'];
const ids = ['gaon', 'gyeol', 'haram', 'robin'];
/** Who subscribe, sign contracts and upload files. */
const otherIds = ['gaon', 'gyeol'];
/** Two at once, who are told apart. */
const operatorNames = ['김하늘', '이바다'];
const PASSWORD = 'Family!2026';
const PRODUCTS_OF_A_MALL = 12;
const ENOUGH_PIECES = 100_000;
const MOST_DOWN_MS = 2_000;

/** Shoppers buy, subscribe, sign contracts and upload files, and operators send and decide, while the parts of the shop are killed in turn; then everything is added up. */
export async function playKills({ minutes, shoppers: count, everySeconds }: KillOptions): Promise<KillReport> {
  const world = await openWorld();
  const pool = new Pool({ connectionString: world.databaseUrl });
  pool.on('error', () => undefined);
  try {
    const database = new Client({ connectionString: world.databaseUrl });
    await database.connect();
    const shoppers: Shopper[] = [];
    for (let index = 0; index < count; index += 1) shoppers.push(await shopperAt(world, database, index));
    const operators: Operator[] = [];
    for (const name of operatorNames) operators.push(new Operator(world.door, await world.addOperatorKey(name)));
    const others: OtherShopper[] = [];
    for (const id of otherIds)
      others.push(
        await OtherShopper.at(world.mallOrigin, { id, password: PASSWORD }, { database: pool, secret: world.secret }),
      );
    const before = await countPieces(database);
    await database.end();

    const end = Date.now() + minutes * 60_000;
    const kills = killInTurn(world, end, everySeconds);
    const ends = await Promise.allSettled([
      ...shoppers.map((shopper) => shopper.shopUntil(end)),
      ...others.map((other) => other.shopUntil(end)),
      ...operators.map((operator) => operator.workUntil(end)),
    ]);
    const numKills = await kills;

    const after = new Client({ connectionString: world.databaseUrl });
    await after.connect();
    await settled(after, recoveryMs);
    const stories = shoppers.map(({ story }) => story);
    const otherStories = others.map(({ story }) => story);
    const presses = operators.flatMap((operator) => operator.presses);
    const findings = [
      ...(await audit(after, before, stories)),
      ...(await auditOthers(after, otherStories)),
      ...(await auditPresses(after, presses)),
      ...(await auditMessages(after, world)),
    ];
    await after.end();
    const given = ends.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    const orders = stories.flatMap((story) => story.orders);
    return {
      kills: numKills,
      orders: orders.length,
      paid: orders.filter((order) => order.end === 'PAID').length,
      claims: stories.reduce((sum, { claims }) => sum + claims, 0),
      subscriptions: otherStories.flatMap(({ subscriptions }) => subscriptions).length,
      contracts: otherStories.flatMap(({ contracts }) => contracts).length,
      files: otherStories.flatMap(({ files }) => files).length,
      refusals: countEach([...stories, ...otherStories].flatMap(({ refusals }) => refusals)),
      repeats: [...shoppers.map(({ client }) => client), ...others, ...operators].reduce(
        (sum, { repeats }) => sum + repeats,
        0,
      ),
      presses: presses.length,
      late: operators.reduce((sum, { late }) => sum + late, 0),
      mails: world.mails.mails.length,
      texts: world.texts.texts.length,
      findings: [
        ...findings,
        { promise: 'each shopper and operator got a known result in time', against: given },
        { promise: 'no program ended by itself', against: world.endedAlone() },
      ],
    };
  } finally {
    await pool.end();
    await world.stop();
  }
}

/** A shopper of one mall, with products that have nothing to choose, and enough pieces of them. */
async function shopperAt(world: World, database: Client, index: number): Promise<Shopper> {
  const mallUrl = malls[index % malls.length] ?? '';
  const id = ids[Math.floor(index / malls.length) % ids.length] ?? '';
  const { rows } = await database.query<{ number: string }>(
    `update products set stckqty = $3 where gds_grp_no in (
       select p.gds_grp_no from products p join goods g using (gds_grp_no) join mall_products m using (gds_grp_no)
         join malls on malls.mall_id = m.mall_id
       where malls.mall_url = $1 and p.gds_stat = 'GD00403' and p.kind = 'GOODS' and g.subs is null
         and not exists (select from goods_options o where o.gds_grp_no = p.gds_grp_no)
         and not exists (select from product_colors c where c.gds_grp_no = p.gds_grp_no)
       order by p.gds_grp_no limit $2) returning gds_grp_no as number`,
    [mallUrl, PRODUCTS_OF_A_MALL, ENOUGH_PIECES],
  );
  const productNumbers = rows.map(({ number }) => number);
  const { rows: found } = await database.query<{ number: string }>(
    'select mall_id as number from malls where mall_url = $1',
    [mallUrl],
  );
  const mallNumber = found[0]?.number ?? '';
  if (productNumbers.length === 0) throw new Error(`${mallUrl} has no product without a choice.`);
  const { url, mallOrigin: providerUrl } = world;
  return new Shopper({ url, providerUrl, mallUrl, mallNumber, id, password: PASSWORD, productNumbers });
}

async function killInTurn(world: World, end: number, everySeconds: number): Promise<Record<string, number>> {
  const kills: Record<string, number> = {};
  for (let turn = 0; Date.now() + everySeconds * 1000 < end; turn += 1) {
    await pause(everySeconds * 1000 * (0.7 + Math.random() * 0.6));
    const part = parts[turn % parts.length] ?? 'mall';
    await world.killAndRestart(part, Math.random() * MOST_DOWN_MS);
    kills[part] = (kills[part] ?? 0) + 1;
  }
  return kills;
}

function countEach(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
