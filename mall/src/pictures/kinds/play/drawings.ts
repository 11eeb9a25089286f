import type { Drawing } from '../drawing.ts';
import { drawBlocks } from './blocks.ts';
import { drawPetFood } from './pet-food.ts';
import { drawToy } from './toy.ts';

export const playDrawings = {
  'pet-food': {
    draw: drawPetFood,
    draws: ['강아지 사료', '고양이 사료', '강아지 한 달 사료 구독'],
    setting: 'living', focus: [340, 440], isSupple: true,
    extent: { middle: 432, width: 608, height: 556, ground: 690 },
  },
  toy: {
    draw: drawToy,
    draws: ['무선 조종 자동차'],
    setting: 'playroom', focus: [400, 340], rear: 'pair',
    extent: { middle: 398, width: 636, height: 624, ground: 690 },
  },
  blocks: {
    draw: drawBlocks,
    draws: ['조립 블록'],
    setting: 'playroom', focus: [400, 420], isSupple: true,
    extent: { middle: 412, width: 604, height: 544, ground: 690 },
  },
} satisfies Record<string, Drawing>;
