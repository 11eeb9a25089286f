import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { deriveKeys } from '../../../src/keys.ts';
import { aContractProof } from './phone-orders.ts';
import type { Shop } from './shop.ts';

/** A proof as the identity agency leaves it, in the database of a mall that runs elsewhere with this secret. */
export function aProofAt(pool: Pool, secret: string, member: { memNo: string; mallId: string }): Promise<string> {
  const context = { db: drizzle(pool), keys: deriveKeys(secret), now: () => new Date() };
  return aContractProof({ context: context as unknown as Shop['context'] }, undefined, member);
}
