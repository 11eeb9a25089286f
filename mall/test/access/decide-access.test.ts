import { describe, expect, test } from 'vitest';
import {
  decideAccess,
  type AccessCaller,
  type AccessRefusal,
  type AccessRules,
  type AccessShop,
} from '../../src/features/auth/decide-access.ts';

const member = { mallId: 'M1', salesType: 'GENERAL', tmpPwdYn: 'N', guestYn: 'N' } as const;
const guest = { ...member, guestYn: 'Y' } as const;
const temporary = { ...member, tmpPwdYn: 'Y' } as const;
const own = { mallId: 'M1' };
const other = { mallId: 'M2' };
const general = { mallId: 'M1', salesType: 'GENERAL' };

const open: Omit<AccessRules, 'access'> = {
  allowedSalesTypes: null,
  guests: 'open',
  openToTemporaryPassword: false,
  takesMall: true,
};
const ofNoMall = { ...open, takesMall: false };
const ofUploads = { ...open, allowedSalesTypes: new Set(['UPLOAD']) };
const ofGeneral = { ...open, allowedSalesTypes: new Set(['GENERAL', 'BUSINESS']) };
const forMembers = { ...open, guests: 'closed' as const };
const forTemporary = { ...open, openToTemporaryPassword: true };

type Row = [access: AccessRules['access'], Omit<AccessRules, 'access'>, AccessCaller, AccessShop, AccessRefusal | null];

describe('who may call what, for which mall', () => {
  test.each<Row>([
    // Tokens
    ['member', open, 'none', 'unread', 'NOT_SIGNED_IN'],
    ['member', open, 'unknown', 'unread', 'NOT_SIGNED_IN'],
    ['member', open, member, 'unread', null],
    ['expired member', open, 'none', 'unread', 'NOT_SIGNED_IN'],
    ['expired member', open, 'unknown', 'unread', 'NOT_SIGNED_IN'],
    ['expired member', open, member, 'unread', null],
    ['either', open, 'unknown', 'unread', 'NOT_SIGNED_IN'],
    ['either', open, 'none', 'unread', null],
    ['either', open, member, 'unread', null],
    ['visitor', open, 'none', 'unread', null],
    // A visitor's operation does not look at the token.
    ['visitor', open, 'unknown', 'unread', null],
    ['visitor', open, temporary, other, null],
    // The mall of a member
    ['member', open, member, own, null],
    ['member', open, member, other, 'OTHER_MALL'],
    ['either', open, member, own, null],
    ['either', open, member, other, 'OTHER_MALL'],
    ['member', open, 'none', other, 'NOT_SIGNED_IN'],
    // The mall of a visitor
    ['visitor', open, 'none', 'none', null],
    ['visitor', open, 'none', 'unknown', 'UNKNOWN_MALL'],
    ['visitor', open, 'none', general, null],
    ['either', open, 'none', 'none', 'NO_MALL'],
    // A number or a token that one mall has issued
    ['either', ofNoMall, 'none', 'none', null],
    ['either', ofNoMall, member, 'none', null],
    ['either', ofNoMall, 'unknown', 'unread', 'NOT_SIGNED_IN'],
    ['either', open, member, 'none', null],
    ['either', open, 'none', 'unknown', 'UNKNOWN_MALL'],
    ['either', open, 'none', general, null],
    // Kinds of mall
    ['member', ofUploads, member, 'unread', 'SALES_TYPE'],
    ['member', ofGeneral, member, 'unread', null],
    ['either', ofUploads, member, 'none', 'SALES_TYPE'],
    ['expired member', ofUploads, member, 'unread', 'SALES_TYPE'],
    ['visitor', ofUploads, 'none', general, 'SALES_TYPE'],
    ['visitor', ofGeneral, 'none', general, null],
    ['either', ofUploads, 'none', general, 'SALES_TYPE'],
    // Guests of a marketing mall
    ['member', forMembers, guest, 'unread', 'GUEST'],
    ['member', open, guest, 'unread', null],
    ['member', forMembers, member, 'unread', null],
    ['either', forMembers, guest, 'none', 'GUEST'],
    ['either', forMembers, 'none', general, null],
    // Temporary passwords
    ['member', open, temporary, 'unread', 'TEMPORARY_PASSWORD'],
    ['either', open, temporary, 'none', 'TEMPORARY_PASSWORD'],
    ['member', forTemporary, temporary, 'unread', null],
    // Of several refusals the first
    ['member', ofUploads, temporary, other, 'OTHER_MALL'],
    ['member', ofUploads, temporary, own, 'SALES_TYPE'],
    [
      'member',
      { ...ofUploads, ...forMembers, allowedSalesTypes: ofUploads.allowedSalesTypes },
      guest,
      own,
      'SALES_TYPE',
    ],
  ])('%s operation, %j, by %j, for %j: %j', (access, rules, caller, shop, refusal) => {
    expect(decideAccess({ access, ...rules }, caller, shop)).toBe(refusal);
  });
});
