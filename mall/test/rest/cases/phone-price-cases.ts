import { home } from '../harness/world.ts';
import { aCase, type Case, type GoodCall, type GoodCalls } from './case.ts';

/** A configuration that the phone of the test world offers. */
export const aPhoneChoice = {
  gdsGrpNo: 'HP0001',
  colorNm: '블루',
  phoneMemory: '256GB',
  joinTp: 'NEW',
  planNo: 'PL1',
  discType: 'SUPPORT',
  instMnth: 24,
} as const;

export const phonePriceCalls: GoodCalls = {
  estimateWireless: () => ({ body: aPhoneChoice }),
  estimatePreWireless: () => ({ body: { ...aPhoneChoice, mallId: home } }),
};

const choosing =
  (change: object): GoodCall =>
  async (shop) => ({ token: await shop.tokenOf(), body: { ...aPhoneChoice, ...change } });

export const phonePriceCases: Case[] = [
  ...(
    [
      ['what this phone does not have', { gdsGrpNo: 'HP0003', joinTp: 'TRANS' }, ['colorNm', 'joinTp', 'phoneMemory']],
      ['an unknown way of joining', { joinTp: 'new' }, ['joinTp']],
      ['an unlisted memory', { phoneMemory: '1TB' }, ['phoneMemory']],
      ['an unknown plan', { planNo: 'PLnone' }, ['planNo']],
      ['a plan that is not sold with this memory', { joinTp: 'TRANS', phoneMemory: '512GB' }, ['planNo']],
      ['an unknown color', { colorNm: '은하수' }, ['colorNm']],
      ['a deleted color', { colorNm: '지워진 색' }, ['colorNm']],
      ['no color', { colorNm: null }, ['colorNm']],
      ['no months', { instMnth: 0 }, ['instMnth']],
      ['months that are not listed', { instMnth: 7 }, ['instMnth']],
      ['half a month', { instMnth: 1.5 }, ['instMnth']],
      ['a discount on the plan for no months', { discType: 'PLAN_DISCOUNT' }, ['agrmMnth']],
      [
        'a discount on the plan for months that are not listed',
        { discType: 'PLAN_DISCOUNT', agrmMnth: 6 },
        ['agrmMnth'],
      ],
      ['a subsidy with months that are not listed', { agrmMnth: 36 }, ['agrmMnth']],
      ['an unknown discount', { discType: 'BOTH' }, ['discType']],
      ['an unknown USIM', { usimTp: 'NANO' }, ['usimTp']],
      ['unknown services', { addSvcNoList: ['AS1', 'ASnone'] }, ['addSvcNoList[1]']],
      [
        'all of it wrong',
        { phoneMemory: '1TB', colorNm: '은하수', instMnth: 7, agrmMnth: 6, addSvcNoList: ['x'] },
        ['addSvcNoList[0]', 'agrmMnth', 'colorNm', 'instMnth', 'phoneMemory'],
      ],
    ] as [string, object, string[]][]
  ).map(([name, change, fields]) => aCase('estimateWireless', '1400', name, choosing(change), fields)),
  ...['HPnone', 'GD0001', 'HP0009'].map((gdsGrpNo) =>
    aCase('estimateWireless', '1404', `${gdsGrpNo} is no phone of the mall`, choosing({ gdsGrpNo })),
  ),
  aCase(
    'estimatePreWireless',
    '1400',
    'an unlisted memory',
    () => ({
      body: { ...aPhoneChoice, mallId: home, phoneMemory: '1TB' },
    }),
    ['phoneMemory'],
  ),
  aCase('estimatePreWireless', '1404', 'an unknown phone', () => ({
    body: { ...aPhoneChoice, mallId: home, gdsGrpNo: 'HPnone' },
  })),
];
