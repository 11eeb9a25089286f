import { readKeys } from '../mall/src/security/secret.ts';
import { answerInquiry, openInquiries } from './lib/operator-client.ts';
import { Refusal, runCommand } from './lib/refusal.ts';
import { readShopSettings } from './lib/settings.ts';

const usage = 'Use: npm run mall:answer, or npm run mall:answer -- NUMBER "The answer".';

/** Lists the inquiries that wait for an answer; with a number and a text answers one. The embedded mall must be running. */
await runCommand(async () => {
  const { mall } = readShopSettings(process.env);
  if (!mall)
    throw new Refusal('MALL_API_URL names a real mall: answer there. Leave it out to answer in the embedded one.');
  const [number, answer, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || (number !== undefined && !answer?.trim())) throw new Refusal(usage);
  const keys = await readKeys(mall);
  if (!keys) throw new Refusal(`No mall has been started with ${mall.dataDir} yet. Start it: npm start.`);
  const operator = { port: mall.port, key: keys.operator };
  if (number !== undefined && answer !== undefined) {
    await answerInquiry(operator, number, answer);
    console.log(`${number} is answered. Its member gets the answer by message, and reads it in my shop.`);
    return;
  }
  const open = await openInquiries(operator);
  if (open.length === 0) console.log('No inquiry waits for an answer.');
  for (const { qstnNo, qstnTpNm, title, cntn } of open) {
    console.log(`${qstnNo}  [${qstnTpNm}] ${title}\n${cntn.replaceAll(/^/gmu, '    ')}\n`);
  }
});
