import { home, password } from '../harness/world.ts';
import type { Answer } from '../harness/shop.ts';
import { aForm, aKey, dot } from './buying-calls.ts';
import type { Case } from './case.ts';

/** Low limits; each case comes from a different address. */
export const limitSettings = {
  SIGN_IN_LIMIT: '2',
  SIGN_IN_ADDRESS_LIMIT: '5',
  SEND_LIMIT: '2',
  SEND_ADDRESS_LIMIT: '5',
  UPLOADS_AT_ONCE: '1',
  UPLOADS_WAITING: '0',
};

export const limitCases: Case[] = [
  {
    operation: 'signIn',
    code: '1429',
    name: 'too many tries for one account',
    send: (shop) => repeat(3, () => shop.send('signIn', { body: { id: 'guessed', password: 'wrong', mallId: home } })),
  },
  {
    operation: 'signIn',
    code: '1429',
    name: 'too many tries from one address',
    send: (shop) =>
      repeat(6, (index) =>
        shop.send('signIn', { body: { id: `id${index}`, password, mallId: home }, headers: from('10.0.0.1') }),
      ),
  },
  {
    operation: 'signInWithTid',
    code: '1429',
    name: 'too many tries from one address',
    send: (shop) =>
      repeat(6, () =>
        shop.send('signInWithTid', { body: { tid: 'guessed', mallId: home }, headers: from('10.0.0.2') }),
      ),
  },
  {
    operation: 'uploadFile',
    code: '1429',
    name: 'too many at once',
    send: async (shop) => {
      const token = await shop.tokenOf();
      const uploads = Array.from({ length: 20 }, () =>
        shop.send('uploadFile', { token, params: aKey(), body: aForm(dot) }),
      );
      const answers = await Promise.all(uploads);
      const refused = answers.find(({ code }) => code !== '0000');
      return refused ?? Promise.reject(new Error('All of them found room.'));
    },
  },
];

export function from(address: string): Record<string, string> {
  return { 'X-Forwarded-For': address };
}

/** The last of so many responses. */
export async function repeat(times: number, send: (index: number) => Promise<Answer>): Promise<Answer> {
  for (let index = 1; index < times; index += 1) await send(index);
  return send(times);
}
