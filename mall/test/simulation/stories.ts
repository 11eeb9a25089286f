import { bulkOrder } from './stories/bulk-order.ts';
import { operator } from './stories/operator.ts';
import { phoneContract } from './stories/phone-contract.ts';
import { purchase } from './stories/purchase.ts';
import { subscription } from './stories/subscription.ts';
import type { Random } from './random.ts';
import type { StoryName } from './story-names.ts';
import type { World } from './world.ts';

/** Somebody who does something, in a way that follows from the numbers given. */
export interface Story {
  play(world: World, random: Random): Promise<void>;
}

export const stories: Readonly<Record<StoryName, Story>> = {
  purchase,
  'phone contract': phoneContract,
  subscription,
  'bulk order': bulkOrder,
  operator,
};
