// pnpm bench:kills [--minutes 20] [--shoppers 8] [--every 15] Purchases and operators on PostgreSQL while mall, gateway, database and
// store are killed in turn; then the database is added up. Ends with 1 if a promise was broken.
import { parseArgs } from 'node:util';
import { playKills } from './play.ts';

const option = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({ options: { minutes: option('20'), shoppers: option('8'), every: option('15') } });

const {
  kills,
  orders,
  paid,
  claims,
  subscriptions,
  contracts,
  files,
  presses,
  late,
  mails,
  texts,
  repeats,
  refusals,
  findings,
} = await playKills({
  minutes: Number(values.minutes),
  shoppers: Number(values.shoppers),
  everySeconds: Number(values.every),
});
console.log(`Kills: ${JSON.stringify(kills)}`);
console.log(`${orders} orders (${paid} paid and kept), ${claims} claims, ${repeats} requests sent again`);
console.log(`${subscriptions} subscriptions, ${contracts} contracts for phones, ${files} bulk orders`);
console.log(`${presses} presses of operators (${late} too late), ${mails} mails and ${texts} short texts came`);
for (const [refusal, count] of refusals) console.log(`  refused ${count} times: ${refusal}`);
for (const { promise, against } of findings) {
  console.log(`${against.length === 0 ? 'holds ' : 'BROKEN'} ${promise}`);
  for (const each of against.slice(0, 10)) console.log(`       ${each}`);
}
process.exitCode = findings.some(({ against }) => against.length > 0) ? 1 : 0;
