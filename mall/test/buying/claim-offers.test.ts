import { describe, expect, test } from 'vitest';
import { claimOffers, isClaimable } from '../../src/buying/claim-offers.ts';
import { claimReasons } from '../../src/buying/claim-states.ts';
import { orderStates } from '../../src/buying/order-states.ts';
import { toDts } from '../../src/wire/dts.ts';

const at = (text: string) => new Date(`${text}+09:00`);
const received = at('2026-11-21T08:30:00');
const plain = { way: 'PARCEL', isMadeToOrder: false } as const;
const delivered = { ...plain, itemStat: orderStates.delivered, rcvDts: received };

const summaryOf = (line: Parameters<typeof claimOffers>[0], now: Date) =>
  claimOffers(line, now).map(({ clmTp, rsnCd, payerTp, end }) => [clmTp, rsnCd.slice(-1), payerTp, end && toDts(end)]);

const reasons = (now: string) => claimOffers(delivered, at(now)).map(({ clmTp, rsnCd }) => `${clmTp} ${rsnCd}`);

describe('a line can be claimed', () => {
  test('before it is sent: to cancel it, for reasons that goods at home do not need, and nothing travels', () => {
    for (const itemStat of [orderStates.awaitingPayment, orderStates.paid, orderStates.preparing])
      expect(summaryOf({ ...plain, itemStat, rcvDts: null }, received)).toEqual([
        ['CANCEL', '1', null, null],
        ['CANCEL', '2', null, null],
        ['CANCEL', '7', null, null],
      ]);
  });

  test('on its way: to return it, for every reason, without an end yet', () => {
    const offers = summaryOf({ ...plain, itemStat: orderStates.shipping, rcvDts: null }, received);
    expect(offers.map(([clmTp, , payerTp, end]) => [clmTp, payerTp, end])).toEqual([
      ...[1, 2].map(() => ['RETURN', 'BUYER', null]),
      ...[3, 4, 5, 6, 7].map(() => ['RETURN', 'SELLER', null]),
    ]);
  });

  test('once received: until each reason ends, and exchanged until the last whole day before it counts as confirmed', () => {
    const offers = summaryOf(delivered, received);
    expect(offers).toHaveLength(14);
    expect(offers).toContainEqual(['RETURN', '1', 'BUYER', '20261128235959']);
    expect(offers).toContainEqual(['RETURN', '3', 'SELLER', '20270221235959']);
    expect(offers).toContainEqual(['EXCHANGE', '1', 'BUYER', '20261128235959']);
    expect(offers).toContainEqual(['EXCHANGE', '3', 'SELLER', '20261128235959']);
  });

  test('after the seventh day: only returned, for a fault of the seller', () => {
    expect(reasons('2026-11-28T23:59:59')).toHaveLength(14);
    const later = reasons('2026-11-29T00:00:00');
    expect(later).toHaveLength(5);
    expect(later.every((offer) => offer.startsWith('RETURN'))).toBe(true);
    expect(reasons('2027-02-22T00:00:00')).toEqual([]);
  });

  test('never in a state that has ended, or while another claim runs', () => {
    for (const itemStat of ['OR00201', 'OR00202', 'OR00301', 'OR00401', 'OR00402', 'OR00901'] as const)
      expect(claimOffers({ ...plain, itemStat, rcvDts: received }, received)).toEqual([]);
  });

  test('exactly for the reasons that are offered, but for cancels, which take any', () => {
    for (const itemStat of Object.values(orderStates))
      for (const now of [received, at('2026-11-29T12:00:00'), at('2026-12-24T12:00:00'), at('2027-03-01T00:00:00')])
        for (const clmTp of ['EXCHANGE', 'RETURN'] as const) {
          const line = { ...plain, itemStat, rcvDts: received };
          const offered = claimOffers(line, now).filter((offer) => offer.clmTp === clmTp);
          const taken = claimReasons.filter((rsnCd) => isClaimable(line, clmTp, rsnCd, now));
          expect(taken).toEqual(offered.map(({ rsnCd }) => rsnCd));
        }
  });

  test('by text message: returned for what a message can be, without a way back, and never exchanged', () => {
    expect(summaryOf({ ...delivered, way: 'TEXT' }, received)).toEqual([
      ['RETURN', '1', null, '20261128235959'],
      ['RETURN', '2', null, '20261128235959'],
      ['RETURN', '3', null, '20270221235959'],
      ['RETURN', '4', null, '20270221235959'],
      ['RETURN', '7', null, '20270221235959'],
    ]);
    expect(isClaimable({ ...delivered, way: 'TEXT' }, 'EXCHANGE', 'CL00203', received)).toBe(false);
  });

  test('picked up: like a parcel, but it is brought back, so nobody pays a carrier', () => {
    const offers = claimOffers({ ...delivered, way: 'PICKUP' }, received);
    expect(offers).toHaveLength(14);
    expect(offers.every(({ payerTp }) => payerTp === null)).toBe(true);
  });

  test('made to order: cancelled while it is not sent, and back only for a fault of the seller', () => {
    const made = { ...delivered, isMadeToOrder: true };
    expect(claimOffers(made, received).map(({ clmTp, rsnCd }) => `${clmTp} ${rsnCd.slice(-1)}`)).toEqual(
      ['EXCHANGE', 'RETURN'].flatMap((clmTp) => [3, 4, 5, 6, 7].map((reason) => `${clmTp} ${reason}`)),
    );
    expect(isClaimable({ ...made, itemStat: orderStates.paid, rcvDts: null }, 'CANCEL', 'CL00201', received)).toBe(
      true,
    );
  });
});
