import type { GoodsKind } from '../goods-kind.ts';
import { beautyKinds } from './beauty.ts';
import { subscriptionKinds, ticketKinds } from './event-subscription.ts';
import { familyCultureKinds } from './family-culture.ts';
import { fashionKinds } from './fashion.ts';
import { freshFoodKinds } from './fresh-food.ts';
import { homeApplianceKinds } from './home-appliances.ts';
import { homeLivingKinds } from './home-living.ts';
import { kitchenApplianceKinds } from './kitchen-appliances.ts';
import { kitchenwareKinds } from './kitchenware.ts';
import { leisureKinds } from './leisure.ts';
import { mobileAudioKinds } from './mobile-audio.ts';
import { pantryHealthKinds } from './pantry-health.ts';
import { screenKinds } from './screens.ts';

/** Kinds of the general assortment. */
export const generalKinds: readonly GoodsKind[] = [
  ...mobileAudioKinds,
  ...screenKinds,
  ...homeApplianceKinds,
  ...kitchenApplianceKinds,
  ...kitchenwareKinds,
  ...homeLivingKinds,
  ...fashionKinds,
  ...beautyKinds,
  ...freshFoodKinds,
  ...pantryHealthKinds,
  ...leisureKinds,
  ...familyCultureKinds,
];

export const goodsKinds: readonly GoodsKind[] = [...generalKinds, ...ticketKinds, ...subscriptionKinds];
