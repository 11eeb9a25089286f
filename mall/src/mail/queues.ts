import type { Settings } from '../config.ts';
import type { outbox } from '../db/schema/operations.ts';

export type Channel = (typeof outbox.$inferSelect)['channel'];

/** The queues of the channels that have a server. */
export function queuesOf({
  smtp,
  alimtalk,
}: Pick<Settings, 'smtp' | 'alimtalk'>): Partial<Record<Channel, 'mail' | 'text'>> {
  return { ...(smtp && { EMAIL: 'mail' as const }), ...(alimtalk && { SMS: 'text' as const }) };
}
