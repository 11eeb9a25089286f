import { applianceDrawings } from './appliances/drawings.ts';
import { beautyDrawings } from './beauty/drawings.ts';
import { cultureDrawings } from './culture/drawings.ts';
import { fashionDrawings } from './fashion/drawings.ts';
import { giftDrawings } from './gifts/drawings.ts';
import { kitchenDrawings } from './kitchen/drawings.ts';
import { livingDrawings } from './living/drawings.ts';
import { mobileDrawings } from './mobile/drawings.ts';
import { pantryDrawings } from './pantry/drawings.ts';
import { phoneDrawings } from './phones/drawings.ts';
import { playDrawings } from './play/drawings.ts';
import { screenDrawings } from './screens/drawings.ts';
import { sportsDrawings } from './sports/drawings.ts';

/** Every drawing of a product; the word in a picture's path is the word here. */
export const drawings = {
  ...phoneDrawings,
  ...mobileDrawings,
  ...screenDrawings,
  ...applianceDrawings,
  ...kitchenDrawings,
  ...livingDrawings,
  ...fashionDrawings,
  ...beautyDrawings,
  ...giftDrawings,
  ...pantryDrawings,
  ...playDrawings,
  ...sportsDrawings,
  ...cultureDrawings,
};
