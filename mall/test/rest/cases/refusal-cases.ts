import { memNoOf } from '../harness/builders.ts';
import type { Sent, Shop } from '../harness/shop.ts';
import { signMemNo } from '../../../src/features/mail-links/unsubscribe.ts';
import { elsewhere, home, password } from '../harness/world.ts';
import { aCase, type Case } from './case.ts';
import { aTid } from './good-calls.ts';

/** A member's call: with the token of a member at home. */
const asMember = (sent: Sent) => async (shop: Shop) => ({ ...sent, token: await shop.tokenOf() });

const asVisitor = (sent: Sent) => () => sent;

const props = { brandType: 'ALL', rangeType: 'ALL' };
const tooMany = Array.from({ length: 101 }, (_, index) => `GD${index}`);

/** Bad requests, with every field that must be named. */
export const invalidCases: Case[] = [
  aCase('getLoginLayout', '1400', 'an unknown device', asVisitor({ params: { device: 'TV' } }), ['device']),
  aCase('getTerms', '1400', 'a code of another form, no mall', asVisitor({ params: { code: 'terms' } }), [
    'code',
    'mallId',
  ]),
  aCase('getMenu', '1400', 'an unknown device', asMember({ params: { device: 'pc' } }), ['device']),
  aCase('getPreMenu', '1400', 'no mall', asVisitor({}), ['mallId']),
  aCase('getMainCorners', '1400', 'an unknown device', asMember({ params: { device: 'pc' } }), ['device']),
  aCase('getPreMainCorners', '1400', 'no mall, an unknown device', asVisitor({ params: { device: 'x' } }), [
    'device',
    'mallId',
  ]),
  aCase('getPromotions', '1400', 'an unknown device', asMember({ params: { device: '' } }), ['device']),
  aCase('getPrePromotions', '1400', 'an empty mall', asVisitor({ params: { mallId: '' } }), ['mallId']),
  aCase('getPopups', '1400', 'an unknown device', asMember({ params: { device: 'pc' } }), ['device']),
  aCase('getPrePopups', '1400', 'no mall', asVisitor({}), ['mallId']),
  aCase('getAreaCorners', '1400', 'no display area', asMember({}), ['dispArea']),
  aCase('getAreaCorners', '1400', 'neither token nor mall', asVisitor({ params: { dispArea: '014001' } }), ['mallId']),
  aCase('countView', '1400', 'an unknown type', asMember({ body: { contentsId: '', contentsType: 'GOODS' } }), [
    'contentsId',
    'contentsType',
  ]),
  aCase(
    'countView',
    '1400',
    'neither token nor mall',
    asVisitor({ body: { contentsId: '100', contentsType: 'CATEGORY' } }),
    ['mallId'],
  ),
  aCase('suggestWords', '1400', 'nothing but spaces', asMember({ params: { kwd: '  ' } }), ['kwd']),
  aCase('searchProducts', '1400', 'no keyword', asMember({ body: { smartSearch: [] } }), ['smartSearch']),
  aCase('searchProducts', '1400', 'four keywords', asMember({ body: { smartSearch: ['a', 'b', 'c', 'd'] } }), [
    'smartSearch',
  ]),
  aCase(
    'searchProducts',
    '1400',
    'a keyword of spaces, odd filters',
    asMember({ body: { smartSearch: ['  '], size: 101, page: 0, sort: 'X', rangeType: '5', colorHex: 'red' } }),
    ['colorHex', 'page', 'rangeType', 'size', 'smartSearch[0]', 'sort'],
  ),
  aCase('searchProducts', '1400', 'a keyword with U+0000', asMember({ body: { smartSearch: ['a\u0000b'] } }), [
    'smartSearch[0]',
  ]),
  aCase('listGoods', '1400', 'an empty list', asMember({ body: { gdsGrpNolist: [] } }), ['gdsGrpNolist']),
  aCase('listGoods', '1400', 'more than a hundred', asMember({ body: { gdsGrpNolist: tooMany } }), ['gdsGrpNolist']),
  aCase('listPreGoods', '1400', 'nothing at all', asVisitor({ body: {} }), ['gdsGrpNolist', 'mallId']),
  aCase(
    'listPreGoods',
    '1400',
    'a list of something else',
    asVisitor({ body: { mallId: home, gdsGrpNolist: ['GD0001', 7] } }),
    ['gdsGrpNolist[1]'],
  ),
  aCase('getGoods', '1400', 'a number beyond all length', asMember({ params: { id: 'x'.repeat(41) } }), ['id']),
  aCase('getPreGoods', '1400', 'no mall', asVisitor({ params: { id: 'GD0001' } }), ['mallId']),
  aCase('listWireless', '1400', 'no properties', asMember({ body: { gdsGrpNolist: [] } }), ['searchProps']),
  aCase(
    'listWireless',
    '1400',
    'odd properties',
    asMember({ body: { gdsGrpNolist: [], searchProps: { brandType: '!'.repeat(41), rangeType: 'cheap' } } }),
    ['searchProps.brandType', 'searchProps.rangeType'],
  ),
  aCase('listPreWireless', '1400', 'no mall, no list', asVisitor({ body: { searchProps: props } }), [
    'gdsGrpNolist',
    'mallId',
  ]),
  aCase('getWireless', '1400', 'a number beyond all length', asMember({ params: { id: 'x'.repeat(41) } }), ['id']),
  aCase('getPreWireless', '1400', 'no mall', asVisitor({ params: { id: 'HP0001' } }), ['mallId']),
  aCase('getWirelessPlans', '1400', 'nothing chosen', asMember({ params: { id: 'HP0001' } }), [
    'joinTp',
    'phoneMemory',
  ]),
  aCase(
    'getWirelessPlans',
    '1400',
    'an unknown way of joining, no memory',
    asMember({ params: { id: 'HP0001', joinTp: 'TRANSFER', phoneMemory: '' } }),
    ['joinTp', 'phoneMemory'],
  ),
  aCase(
    'getWirelessPlans',
    '1400',
    'what this phone has not',
    asMember({ params: { id: 'HP0003', joinTp: 'TRANS', phoneMemory: '8TB' } }),
    ['joinTp', 'phoneMemory'],
  ),
  aCase(
    'getPreWirelessPlans',
    '1400',
    'no mall',
    asVisitor({ params: { id: 'HP0001', joinTp: 'NEW', phoneMemory: '256GB' } }),
    ['mallId'],
  ),
  aCase(
    'getPreWirelessPlans',
    '1400',
    'a memory that this phone has not',
    asVisitor({ params: { id: 'HP0001', joinTp: 'NEW', phoneMemory: '8TB', mallId: home } }),
    ['phoneMemory'],
  ),
  aCase(
    'listCategoryProducts',
    '1400',
    'odd filters',
    asMember({ params: { ctgNo: '201', page: 'one', size: 0, inStockYn: 'yes', brandType: '' } }),
    ['brandType', 'inStockYn', 'page', 'size'],
  ),
  aCase(
    'listPreCategoryProducts',
    '1400',
    'no mall, an unknown order',
    asVisitor({ params: { ctgNo: '201', sort: 'BEST' } }),
    ['mallId', 'sort'],
  ),
  aCase(
    'setWish',
    '1400',
    'a heart that is neither on nor off',
    asMember({ body: { gdsGrpNo: 'GD0001', fvrtYn: true } }),
    ['fvrtYn'],
  ),
  aCase('listWishes', '1400', 'too large a page', asMember({ params: { size: 1000 } }), ['size']),
  aCase('listWishes', '1400', 'an unknown kind and order', asMember({ params: { gdsTp: 'UPLOAD', sort: 'NAME' } }), [
    'gdsTp',
    'sort',
  ]),
  aCase('signIn', '1400', 'nothing at all', asVisitor({ body: {} }), ['id', 'mallId', 'password']),
  aCase(
    'signIn',
    '1400',
    'empty id, password of another kind',
    asVisitor({ body: { id: '', password: 1234, mallId: home } }),
    ['id', 'password'],
  ),
  aCase('signInWithTid', '1400', 'no code', asVisitor({ body: { mallId: home } }), ['tid']),
  aCase('refreshTokens', '1400', 'no token', asVisitor({}), ['refreshToken']),
  aCase('unsubscribe', '1400', 'no member', asVisitor({ body: {} }), ['memNo']),
  aCase(
    'unsubscribe',
    '1400',
    'a signature that is not ours',
    asVisitor({ body: { memNo: `${memNoOf(home)}.forged` } }),
    ['memNo'],
  ),
  aCase('listBoards', '1400', 'an unknown board', asMember({ params: { tp: 'CM1' } }), ['tp']),
  aCase('listPreBoards', '1400', 'no board, no mall', asVisitor({}), ['mallId', 'tp']),
  aCase('getBoard', '1400', 'a number that is none', asMember({ params: { brdNo: 'one' } }), ['brdNo']),
  aCase('getPreBoard', '1400', 'a number beyond all size, no mall', asVisitor({ params: { brdNo: 99_999_999_999 } }), [
    'brdNo',
    'mallId',
  ]),
  aCase('listFaqs', '1400', 'an empty keyword', asMember({ params: { keyword: '' } }), ['keyword']),
  aCase('listPreFaqs', '1400', 'no mall', asVisitor({}), ['mallId']),
];

/** Data that does not exist, or only in another mall. */
export const notFoundCases: Case[] = [
  aCase('getLoginLayout', '1404', 'an unknown mall', asVisitor({ params: { mallUrl: 'nowhere' } })),
  aCase('getTerms', '1404', 'an unknown text', asVisitor({ params: { code: 'ME9999999', mallId: home } })),
  aCase('getAreaCorners', '1404', 'an unknown mall', asVisitor({ params: { dispArea: '014001', mallId: 'M9999' } })),
  aCase(
    'countView',
    '1404',
    'an unknown category',
    asMember({ body: { contentsId: '999', contentsType: 'CATEGORY' } }),
  ),
  aCase('getGoods', '1404', "another mall's goods", asMember({ params: { id: 'GD0009' } })),
  aCase('getGoods', '1404', 'deleted goods', asMember({ params: { id: 'GD0006' } })),
  aCase('getGoods', '1404', 'a phone', asMember({ params: { id: 'HP0001' } })),
  aCase('getPreGoods', '1404', "another mall's goods", asVisitor({ params: { id: 'GD0009', mallId: home } })),
  aCase('getWireless', '1404', 'an unknown phone', asMember({ params: { id: 'HP9999' } })),
  aCase(
    'getPreWireless',
    '1404',
    "a phone that is not this mall's",
    asVisitor({ params: { id: 'HP0002', mallId: elsewhere } }),
  ),
  aCase(
    'getWirelessPlans',
    '1404',
    'an unknown phone',
    asMember({ params: { id: 'HP9999', joinTp: 'NEW', phoneMemory: '256GB' } }),
  ),
  aCase(
    'getPreWirelessPlans',
    '1404',
    "a phone that is not this mall's",
    asVisitor({ params: { id: 'HP0002', joinTp: 'NEW', phoneMemory: '256GB', mallId: elsewhere } }),
  ),
  aCase('listCategoryProducts', '1404', 'an unknown category', asMember({ params: { ctgNo: '999' } })),
  aCase(
    'listPreCategoryProducts',
    '1404',
    'an unknown category',
    asVisitor({ params: { ctgNo: '999', mallId: home } }),
  ),
  aCase('setWish', '1404', "another mall's goods", asMember({ body: { gdsGrpNo: 'GD0009', fvrtYn: 'Y' } })),
  aCase('unsubscribe', '1404', 'a member that is gone', (shop) => ({
    body: { memNo: signMemNo(shop.context.keys, 'MB-gone') },
  })),
  aCase('getBoard', '1404', "another mall's post", asMember({ params: { brdNo: 9 } })),
  aCase('getPreBoard', '1404', "another mall's post", asVisitor({ params: { brdNo: 9, mallId: home } })),
];

const signIn = (id: string, change: object = {}) => asVisitor({ body: { id, password, mallId: home, ...change } });
const withTid = (loginId: string) => async (shop: Shop) => ({
  body: { tid: await aTid(shop, memNoOf(home, loginId)), mallId: home },
});

/** Why someone is not signed in. */
export const signInCases: Case[] = [
  aCase('signIn', '1250', 'a wrong password', signIn('member', { password: 'wrong' })),
  aCase('signIn', '1250', 'an unknown id', signIn('nobody')),
  aCase('signIn', '1250', "another mall's member", signIn('temporary', { mallId: elsewhere })),
  aCase('signIn', '1250', 'a withdrawn member', signIn('gone')),
  aCase('signIn', '1250', 'a wrong password of a dormant member', signIn('dormant', { password: 'wrong' })),
  aCase('signIn', '1254', 'a dormant member', signIn('dormant')),
  aCase('signIn', '1257', 'a member without e-mail address', signIn('nomail')),
  aCase('signIn', '1258', 'a member with an initial password', signIn('initial')),
  aCase('signInWithTid', '1250', 'an unknown code', asVisitor({ body: { tid: 'unknown', mallId: home } })),
  aCase('signInWithTid', '1250', "another mall's code", async (shop) => ({
    body: { tid: await aTid(shop, memNoOf(home)), mallId: elsewhere },
  })),
  aCase('signInWithTid', '1254', 'a dormant member', withTid('dormant')),
  aCase('signInWithTid', '1257', 'a member without e-mail address', withTid('nomail')),
  aCase('refreshTokens', '1402', 'a token that is none', asVisitor({ params: { refreshToken: 'nonsense' } })),
];
