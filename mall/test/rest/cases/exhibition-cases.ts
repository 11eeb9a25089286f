import type { exhibitions } from '../../../src/db/schema/exhibitions.ts';
import { anEntry, openEvent } from '../harness/exhibitions.ts';
import { elsewhere, home } from '../harness/world.ts';
import { aKey } from './buying-calls.ts';
import { aCase, type Case, type GoodCall } from './case.ts';

type Change = Partial<typeof exhibitions.$inferInsert>;

const entering =
  (body: object, change: Change = {}): GoodCall =>
  async (shop) => {
    await openEvent(shop, { exhbNo: 'EX2', ...change });
    return { token: await shop.tokenOf(), params: { exhbNo: 'EX2', ...aKey() }, body: { ...anEntry, ...body } };
  };

const answering = (...answerList: object[]) => entering({ answerList });

const reading =
  (params: object, change: Change = {}): GoodCall =>
  async (shop) => {
    await openEvent(shop, { exhbNo: 'EX2', ...change });
    return { token: await shop.tokenOf(), params: { exhbNo: 'EX2', mallId: home, ...params } };
  };

const past = { endDts: new Date('2026-04-15T12:00:00+09:00') };
const future = { startDts: new Date('2026-04-15T12:00:01+09:00') };

export const exhibitionCases: Case[] = [
  ...(['listExhibitions', 'listPreExhibitions'] as const).flatMap((operation) => [
    aCase(operation, '1400', 'no state', reading({}), ['stat']),
    aCase(operation, '1400', 'a kind that is none', reading({ stat: 'ING', exhbTp: 'PARTY' }), ['exhbTp']),
  ]),
  ...(['getExhibition', 'getPreExhibition'] as const).flatMap((operation) => [
    aCase(operation, '1400', 'an order that is none', reading({ sort: 'CHEAP' }), ['sort']),
    aCase(operation, '1404', 'an unknown one', reading({ exhbNo: 'none' })),
    aCase(operation, '1404', 'before its start', reading({}, future)),
    aCase(operation, '1404', 'one of another mall', reading({}, { mallId: elsewhere })),
    aCase(operation, '0000', 'after its end', reading({}, past)),
  ]),
  aCase('enterExhibition', '1400', 'a required answer is missing', answering(), ['answerList']),
  aCase('enterExhibition', '1400', 'an empty answer', answering({ qNo: 'Q1', val: ' ' }), ['answerList[0].val']),
  aCase('enterExhibition', '1400', 'a choice that is none', answering({ qNo: 'Q1', val: '장미' }), [
    'answerList[0].val',
  ]),
  aCase('enterExhibition', '1400', 'a number as answer', answering({ qNo: 'Q1', val: 1 }), ['answerList[0].val']),
  aCase('enterExhibition', '1400', 'without consent', entering({ agreeCdList: [] }), ['agreeCdList']),
  aCase('enterExhibition', '1400', 'the consent to advertising alone', entering({ agreeCdList: ['AG00402'] }), [
    'agreeCdList',
  ]),
  aCase('enterExhibition', '1400', 'a consent that is none', entering({ agreeCdList: ['AG00401', 'AG99999'] }), [
    'agreeCdList',
  ]),
  aCase('enterExhibition', '1400', 'no key', async (shop) => ({
    ...(await entering({})(shop)),
    params: { exhbNo: 'EX2' },
  })),
  aCase('enterExhibition', '1404', 'before its start', entering({}, future)),
  aCase('enterExhibition', '1404', 'one of another mall', entering({}, { mallId: elsewhere })),
  aCase('enterExhibition', '1409', 'after its end', entering({}, past)),
  aCase('enterExhibition', '1409', 'one that takes no entries', entering({}, { entryForm: null })),
  aCase('enterExhibition', '1409', 'entered before', async (shop) => {
    const first = await entering({})(shop);
    await shop.send('enterExhibition', first);
    return { ...first, params: { exhbNo: 'EX2', ...aKey() } };
  }),
];
