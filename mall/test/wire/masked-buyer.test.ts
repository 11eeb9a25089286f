import { expect, test } from 'vitest';
import { guestName } from '../../src/members/guest-name.ts';
import { maskBuyer } from '../../src/features/orders/order.ts';

test.each([
  [guestName, guestName],
  ['윤슬기', '윤*기'],
  ['방문 손님', '방***님'],
])('the buyer %s is shown as %s', (ordrNm, shown) => {
  expect(maskBuyer({ ordr: { ordrNm, ordrTel: '01012345678', ordrEmail: 'slgi@example.com' } })).toEqual({
    ordrNm: shown,
    ordrTel: '010-****-5678',
    ordrEmail: 'sl***@example.com',
    zipCd: null,
    roadAddr: null,
    dtlAddr: null,
  });
});
