import { expect } from 'vitest';
import type { BuyingOperation } from './operations.ts';

export const aTicket = { tckt: 'dGlja2V0LW9mLXRoZS1tYWxs', endDts: '20261129121000' };

export const checkoutOperations: BuyingOperation[] = [
  {
    name: 'createCheckout',
    conflicts: ['KeyReused', 'InProgress'],
    input: { mallUrl: 'familyshop', idempotencyKey: 'an-intent-of-mine', opens: 'ORDER_SHEET', number: 'OS1' },
    call: 'POST tickets',
    body: { tp: 'SHEET', no: 'OS1' },
    answer: () => aTicket,
    selection: '... on Checkout { checkoutUrl expiresAt }',
    result: {
      __typename: 'Checkout',
      checkoutUrl: expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:\d+\/familyshop\/checkout#ticket=dGlja2V0LW9mLXRoZS1tYWxs&opens=ORDER_SHEET&number=OS1$/u,
      ),
      expiresAt: '2026-11-29T12:10:00+09:00',
    },
  },
];
