import { aForm, aKey, dot } from '../../rest/cases/buying-calls.ts';
import { memNoOf } from '../../rest/harness/builders.ts';
import { play } from '../../rest/harness/payments.ts';
import { aPhoneOrder, type PhoneOrder, type PhonePlaced } from '../../rest/harness/phone-orders.ts';
import { home } from '../../rest/harness/world.ts';
import type { Random } from '../random.ts';
import { shoppers } from '../seed-simulation.ts';
import type { Story } from '../stories.ts';
import type { World } from '../world.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A member signs a contract for a phone, registers a card where one is wanted, hands in documents, and perhaps steps back. */
export const phoneContract: Story = {
  async play(world, random) {
    const id = random.oneOf(shoppers);
    const call = async (operation: string, body: object | undefined, params: object = {}) =>
      world.shop.send(operation, {
        token: await world.shop.tokenOf({ id }),
        params: { ...aKey(), ...params },
        ...(body && { body }),
      });
    const placed = await place(world, random, id, call);
    if (!placed) return;
    world.told.add(placed.ordNo);
    world.count('contracts signed');
    if (placed.pgReq && random.chance(0.85)) await registerCard(world, random, call, placed);
    for (let turns = random.below(5); turns > 0; turns -= 1) {
      await world.scheduler.sleep(random.below(random.oneOf([20 * minuteMs, dayMs, 6 * dayMs])));
      await change(random, call, placed.ordNo);
    }
  },
};

type Call = (operation: string, body: object | undefined, params?: object) => ReturnType<World['shop']['send']>;

async function place(world: World, random: Random, id: string, call: Call): Promise<PhonePlaced | null> {
  const token = await world.shop.tokenOf({ id });
  const body = await aPhoneOrder(world.shop, { token, memNo: memNoOf(home, id) });
  const billing = random.chance(0.5) ? { billTp: 'CARD', billAcct: null } : {};
  const press = () => call('placePhoneOrder', { ...body, ...billing });
  // Two keys of one sheet: it is good for one order.
  const answers = await Promise.all(random.chance(0.2) ? [press(), press()] : [press()]);
  const taken = answers.filter(({ code }) => code === '0000');
  if (taken.length > 1) throw new Error('A sheet became two contracts.');
  return (taken[0]?.data as PhonePlaced | undefined) ?? null;
}

async function registerCard(world: World, random: Random, call: Call, { ordNo, pgReq }: PhonePlaced): Promise<void> {
  const payNo = pgReq?.payNo ?? '';
  await world.scheduler.sleep(random.below(random.oneOf([minuteMs, 40 * minuteMs])));
  const act = random.chance(0.8) ? 'approve' : random.oneOf(['refuse', 'cancel', 'close']);
  const { back } = await play(world.shop, payNo, { act, back: random.oneOf(['once', 'lost', 'twice']) });
  if (back) await call('returnFromPayment', back);
  await call('returnFromPayment', { pgCd: 'TEST', payNo, ordNo });
}

async function change(random: Random, call: Call, ordNo: string): Promise<void> {
  const { data, code } = await call('getPhoneOrder', undefined, { ordNo });
  if (code !== '0000') return;
  const { psblList, docList } = data as PhoneOrder;
  const action = psblList.length === 0 ? null : random.oneOf(psblList);
  const reason = { rsnCd: random.oneOf(['CL00201', 'CL00203']) };
  if (action === 'CANCEL' && random.chance(0.5)) await call('cancelPhoneOrder', reason, { ordNo });
  if (action === 'WITHDRAW') await call('withdrawPhoneOrder', reason, { ordNo });
  if (docList.some(({ fileNo }) => fileNo === null)) await giveDocuments(call, ordNo, docList);
}

async function giveDocuments(call: Call, ordNo: string, wanted: PhoneOrder['docList']): Promise<void> {
  const docList: { docCd: string; fileNo: string }[] = [];
  for (const { docCd } of wanted) {
    const { data, code } = await call('uploadFile', aForm(dot, '서류.png', 'DOCUMENT'));
    if (code === '0000') docList.push({ docCd, fileNo: (data as { fileNo: string }).fileNo });
  }
  await call('givePhoneDocuments', { docList }, { ordNo });
}
