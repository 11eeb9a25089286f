import { readKeys } from '../mall/src/security/secret.ts';
import { openSettings } from './lib/open-settings.ts';
import { addKey, listKeys, revokeKey } from './lib/operator-client.ts';
import { Refusal, runCommand } from './lib/refusal.ts';
import { readShopSettings } from './lib/settings.ts';

const usage = `Use: npm run mall:keys                                lists the keys
     npm run mall:keys -- add "NAME" ROLE [DAYS]      ROLE: ORDERS, CONTRACTS, SERVICE or ALL
     npm run mall:keys -- revoke NUMBER`;

type Door = Parameters<typeof listKeys>[0];

const list = {
  least: 0,
  most: 0,
  async take(door: Door) {
    const all = await listKeys(door);
    if (all.length === 0) console.log('There is no key yet.');
    for (const { keyNo, keyNm, roleCd, endDts, revDts } of all)
      console.log(`${keyNo}  ${roleCd}  ${keyNm}  ${revDts ? `revoked ${dayOf(revDts)}` : `until ${dayOf(endDts)}`}`);
  },
};

const commands = {
  list,
  add: {
    least: 2,
    most: 3,
    async take(door: Door, [keyNm = '', roleCd = '', days]: string[]) {
      const { keyNo, key, endDts } = await addKey(door, { keyNm, roleCd, ...(days && { dayCnt: Number(days) }) });
      console.log(`${key}\n\n${keyNo}, until ${dayOf(endDts)}. It is shown this once: hand it over in person.`);
    },
  },
  revoke: {
    least: 1,
    most: 1,
    async take(door: Door, [keyNo = '']: string[]) {
      await revokeKey(door, keyNo);
      console.log(`${keyNo} is revoked.`);
    },
  },
};

/** 2027-02-28 */
function dayOf(dts: string): string {
  return dts.replace(/^(\d{4})(\d\d)(\d\d).*$/u, '$1-$2-$3');
}

/** Lists, makes and revokes keys of the operator's door. The embedded mall must be running. */
await runCommand(async () => {
  const { mall } = readShopSettings({ ...process.env, ...openSettings(process.env) });
  if (!mall)
    throw new Refusal('MALL_API_URL names a real mall: its operators work there. Leave it out for the embedded one.');
  const [command, ...words] = process.argv.slice(2);
  const run = command === undefined ? list : commands[command as keyof typeof commands];
  if (!run || words.length < run.least || words.length > run.most) throw new Refusal(usage);
  if (!mall.operator) throw new Refusal('The door is closed: set OPERATOR_PORT, here and for the mall.');
  const keys = await readKeys(mall);
  if (!keys) throw new Refusal(`No mall has been started with ${mall.dataDir} yet. Start it: npm start.`);
  await run.take({ port: mall.operator.port, key: keys.operator.current }, words);
});
