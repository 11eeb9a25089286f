import { operations } from '../harness/contract.ts';
import { aCase, type Case } from './case.ts';
import { goodCalls } from './good-calls.ts';

/** A success of every operation. */
export const successCases: Case[] = operations.map(({ id, access }) =>
  aCase(id, '0000', 'answers a call made by right', async (shop) => {
    const call = await goodCalls[id]?.(shop);
    if (!call) throw new Error(`There is no good call for ${id}.`);
    return access === 'visitor' || call.token !== undefined ? call : { ...call, token: await shop.tokenOf() };
  }),
);
