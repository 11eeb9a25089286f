import type { Drawing } from '../drawing.ts';
import { drawCoffeeBeans } from './coffee-beans.ts';
import { drawHoney } from './honey.ts';
import { drawNoodles } from './noodles.ts';
import { drawRice } from './rice.ts';
import { drawTea } from './tea.ts';

export const pantryDrawings = {
  rice: {
    draw: drawRice,
    draws: ['백미', '현미'],
    setting: 'kitchen', focus: [400, 460], rear: 'pair', isSupple: true,
    extent: { middle: 420, width: 508, height: 560, ground: 690 },
  },
  noodles: {
    draw: drawNoodles,
    draws: ['칼국수'],
    setting: 'kitchen', focus: [430, 440], rear: 'pair', isSupple: true,
    extent: { middle: 412, width: 612, height: 564, ground: 690 },
  },
  'coffee-beans': {
    draw: drawCoffeeBeans,
    draws: ['원두', '이달의 원두 구독'],
    setting: 'kitchen', focus: [400, 500], rear: 'pair', isSupple: true,
    extent: { middle: 436, width: 492, height: 552, ground: 690 },
  },
  tea: {
    draw: drawTea,
    draws: ['하동 녹차'],
    setting: 'living-table', focus: [420, 480], rear: 'pair', isSupple: true,
    extent: { middle: 436, width: 660, height: 492, ground: 690 },
  },
  honey: {
    draw: drawHoney,
    draws: ['아카시아꿀', '밤꿀'],
    setting: 'kitchen', focus: [420, 480], rear: 'pair', isSupple: true,
    extent: { middle: 418, width: 516, height: 448, ground: 690 },
  },
} satisfies Record<string, Drawing>;
