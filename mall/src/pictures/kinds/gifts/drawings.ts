import type { Drawing } from '../drawing.ts';
import { drawBeefGiftSet } from './beef-gift-set.ts';
import { drawApples, drawBlueberries, drawFruitBox, drawGrapes, drawMelons, drawPears, drawTangerines } from './fruit-box.ts';
import { drawGinseng, drawGinsengExtract, drawGinsengSticks } from './ginseng.ts';
import { drawBulgogi, drawChickenBreast, drawPorkBelly, drawRibs, drawSmokedDuck } from './meat.ts';
import { drawAbalone, drawAnchovies, drawDriedCroaker, drawLaver, drawMackerel, drawShrimp } from './seafood.ts';

export const giftDrawings = {
  'fruit-box': {
    draw: drawFruitBox,
    draws: ['제철 과일 상자'],
    setting: 'kitchen', focus: [400, 460], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 644, height: 564, ground: 690 },
  },
  'red-fruit-box': {
    draw: drawApples,
    draws: ['부사 사과', '아침 사과 구독'],
    setting: 'kitchen', focus: [400, 460], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 644, height: 564, ground: 690 },
  },
  grapes: {
    draw: drawGrapes,
    draws: ['샤인머스캣'],
    setting: 'kitchen', focus: [400, 430], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 636, height: 500, ground: 690 },
  },
  tangerines: {
    draw: drawTangerines,
    draws: ['제주 감귤'],
    setting: 'kitchen', focus: [400, 460], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 648, height: 564, ground: 690 },
  },
  melons: {
    draw: drawMelons,
    draws: ['성주 참외'],
    setting: 'kitchen', focus: [400, 460], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 644, height: 552, ground: 690 },
  },
  pears: {
    draw: drawPears,
    draws: ['나주 배'],
    setting: 'kitchen', focus: [400, 460], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 648, height: 568, ground: 690 },
  },
  blueberries: {
    draw: drawBlueberries,
    draws: ['냉동 블루베리'],
    setting: 'kitchen', focus: [439, 410], rear: 'pair', isSupple: true,
    extent: { middle: 439, width: 612, height: 536, ground: 690 },
  },
  'beef-gift-set': {
    draw: drawBeefGiftSet,
    draws: ['한우 등심 구이용'],
    setting: 'kitchen', focus: [380, 460], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 636, height: 568, ground: 690 },
  },
  bulgogi: {
    draw: drawBulgogi,
    draws: ['한우 불고기'],
    setting: 'kitchen', focus: [400, 430], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 644, height: 504, ground: 690 },
  },
  'pork-belly': {
    draw: drawPorkBelly,
    draws: ['한돈 삼겹살'],
    setting: 'kitchen', focus: [400, 430], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 640, height: 504, ground: 690 },
  },
  ribs: {
    draw: drawRibs,
    draws: ['LA갈비'],
    setting: 'kitchen', focus: [401, 430], rear: 'pair', isSupple: true,
    extent: { middle: 401, width: 640, height: 504, ground: 690 },
  },
  'smoked-duck': {
    draw: drawSmokedDuck,
    draws: ['훈제 오리'],
    setting: 'kitchen', focus: [400, 430], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 644, height: 504, ground: 690 },
  },
  'chicken-breast': {
    draw: drawChickenBreast,
    draws: ['닭가슴살'],
    setting: 'kitchen', focus: [400, 420], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 728, height: 528, ground: 690 },
  },
  abalone: {
    draw: drawAbalone,
    draws: ['손질 전복'],
    setting: 'kitchen', focus: [400, 460], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 652, height: 556, ground: 690 },
  },
  mackerel: {
    draw: drawMackerel,
    draws: ['고등어 자반'],
    setting: 'kitchen', focus: [400, 460], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 648, height: 560, ground: 690 },
  },
  laver: {
    draw: drawLaver,
    draws: ['구운 김'],
    setting: 'kitchen', focus: [390, 410], rear: 'pair', isSupple: true,
    extent: { middle: 390, width: 684, height: 544, ground: 690 },
  },
  anchovies: {
    draw: drawAnchovies,
    draws: ['국물용 멸치'],
    setting: 'kitchen', focus: [400, 450], rear: 'pair', isSupple: true,
    extent: { middle: 399, width: 644, height: 564, ground: 690 },
  },
  'dried-croaker': {
    draw: drawDriedCroaker,
    draws: ['굴비'],
    setting: 'kitchen', focus: [400, 420], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 640, height: 588, ground: 690 },
  },
  shrimp: {
    draw: drawShrimp,
    draws: ['새우살'],
    setting: 'kitchen', focus: [447, 420], rear: 'pair', isSupple: true,
    extent: { middle: 447, width: 632, height: 528, ground: 690 },
  },
  'ginseng-sticks': {
    draw: drawGinsengSticks,
    draws: ['홍삼정 에브리스틱'],
    setting: 'living-table', focus: [400, 430], isSupple: true,
    extent: { middle: 400, width: 644, height: 572, ground: 690 },
  },
  'ginseng-extract': {
    draw: drawGinsengExtract,
    draws: ['홍삼 농축액'],
    setting: 'living-table', focus: [449, 450], isSupple: true,
    extent: { middle: 449, width: 684, height: 452, ground: 690 },
  },
  ginseng: {
    draw: drawGinseng,
    draws: ['수삼'],
    setting: 'living-table', focus: [380, 430], isSupple: true,
    extent: { middle: 400, width: 640, height: 540, ground: 690 },
  },
} satisfies Record<string, Drawing>;
