import type { Drawing } from '../drawing.ts';
import { drawColdBrew, drawDripCoffee, drawStickCoffee } from './coffee.ts';
import { drawCoffeeBeans } from './coffee-beans.ts';
import { drawAppleJuice, drawGrapefruitSyrup, drawKidsGinseng, drawLemonSyrup, drawPearJuice, drawSparklingWater, drawTonic } from './drinks.ts';
import { drawChestnutHoney, drawHoney, drawHoneySticks, drawJam, drawPeanutButter } from './honey.ts';
import { drawColdNoodles, drawDumplings, drawKimchi, drawNoodles, drawRiceCakes, drawSpicyNoodles } from './noodles.ts';
import { drawBrownRice, drawInstantRice, drawMixedGrains, drawOats, drawRice } from './rice.ts';
import { drawBarleyTea, drawFlowerTea, drawTea } from './tea.ts';

export const pantryDrawings = {
  rice: {
    draw: drawRice,
    draws: ['백미'],
    setting: 'kitchen', focus: [400, 460], rear: 'pair', isSupple: true,
    extent: { middle: 422, width: 512, height: 560, ground: 690 },
  },
  'brown-rice': {
    draw: drawBrownRice,
    draws: ['현미'],
    setting: 'kitchen', focus: [440, 500], rear: 'pair', isSupple: true,
    extent: { middle: 420, width: 512, height: 552, ground: 690 },
  },
  'mixed-grains': {
    draw: drawMixedGrains,
    draws: ['혼합 잡곡'],
    setting: 'kitchen', focus: [440, 500], rear: 'pair', isSupple: true,
    extent: { middle: 423, width: 512, height: 560, ground: 690 },
  },
  'instant-rice': {
    draw: drawInstantRice,
    draws: ['즉석밥'],
    setting: 'kitchen', focus: [422, 510], rear: 'pair', isSupple: true,
    extent: { middle: 422, width: 648, height: 340, ground: 690 },
  },
  oats: {
    draw: drawOats,
    draws: ['볶은 귀리'],
    setting: 'kitchen', focus: [444, 400], rear: 'pair', isSupple: true,
    extent: { middle: 444, width: 600, height: 552, ground: 690 },
  },
  noodles: {
    draw: drawNoodles,
    draws: ['칼국수'],
    setting: 'kitchen', focus: [440, 480], rear: 'pair', isSupple: true,
    extent: { middle: 397, width: 672, height: 572, ground: 690 },
  },
  'spicy-noodles': {
    draw: drawSpicyNoodles,
    draws: ['비빔국수 밀키트'],
    setting: 'kitchen', focus: [440, 480], rear: 'pair', isSupple: true,
    extent: { middle: 389, width: 680, height: 568, ground: 690 },
  },
  'cold-noodles': {
    draw: drawColdNoodles,
    draws: ['냉면'],
    setting: 'kitchen', focus: [440, 480], rear: 'pair', isSupple: true,
    extent: { middle: 399, width: 680, height: 564, ground: 690 },
  },
  'rice-cakes': {
    draw: drawRiceCakes,
    draws: ['국물 떡볶이'],
    setting: 'kitchen', focus: [440, 480], rear: 'pair', isSupple: true,
    extent: { middle: 403, width: 668, height: 568, ground: 690 },
  },
  kimchi: {
    draw: drawKimchi,
    draws: ['포기김치'],
    setting: 'kitchen', focus: [445, 420], rear: 'pair', isSupple: true,
    extent: { middle: 445, width: 624, height: 516, ground: 690 },
  },
  dumplings: {
    draw: drawDumplings,
    draws: ['만두'],
    setting: 'kitchen', focus: [381, 380], rear: 'pair', isSupple: true,
    extent: { middle: 381, width: 668, height: 588, ground: 690 },
  },
  'coffee-beans': {
    draw: drawCoffeeBeans,
    draws: ['원두', '이달의 원두 구독'],
    setting: 'kitchen', focus: [400, 500], rear: 'pair', isSupple: true,
    extent: { middle: 436, width: 500, height: 552, ground: 690 },
  },
  'drip-coffee': {
    draw: drawDripCoffee,
    draws: ['드립백 커피'],
    setting: 'kitchen', focus: [442, 470], rear: 'pair', isSupple: true,
    extent: { middle: 442, width: 652, height: 424, ground: 690 },
  },
  'cold-brew': {
    draw: drawColdBrew,
    draws: ['콜드브루 원액'],
    setting: 'kitchen', focus: [429, 380], rear: 'pair', isSupple: true,
    extent: { middle: 429, width: 500, height: 596, ground: 690 },
  },
  'stick-coffee': {
    draw: drawStickCoffee,
    draws: ['스틱 커피'],
    setting: 'kitchen', focus: [437, 450], rear: 'pair', isSupple: true,
    extent: { middle: 437, width: 636, height: 452, ground: 690 },
  },
  tea: {
    draw: drawTea,
    draws: ['하동 녹차'],
    setting: 'living-table', focus: [420, 480], rear: 'pair', isSupple: true,
    extent: { middle: 435, width: 584, height: 544, ground: 714 },
  },
  'barley-tea': {
    draw: drawBarleyTea,
    draws: ['보리차 티백'],
    setting: 'kitchen', focus: [441, 440], rear: 'pair', isSupple: true,
    extent: { middle: 441, width: 648, height: 484, ground: 690 },
  },
  'flower-tea': {
    draw: drawFlowerTea,
    draws: ['꽃차 선물세트'],
    setting: 'living-table', focus: [428, 520], rear: 'pair', isSupple: true,
    extent: { middle: 428, width: 708, height: 332, ground: 690 },
  },
  'lemon-syrup': {
    draw: drawLemonSyrup,
    draws: ['레몬청'],
    setting: 'kitchen', focus: [437, 440], rear: 'pair', isSupple: true,
    extent: { middle: 437, width: 568, height: 536, ground: 714 },
  },
  'grapefruit-syrup': {
    draw: drawGrapefruitSyrup,
    draws: ['자몽청'],
    setting: 'kitchen', focus: [436, 440], rear: 'pair', isSupple: true,
    extent: { middle: 436, width: 564, height: 536, ground: 714 },
  },
  'sparkling-water': {
    draw: drawSparklingWater,
    draws: ['탄산수', '탄산수 정기배송'],
    setting: 'kitchen', focus: [434, 390], rear: 'pair', isSupple: true,
    extent: { middle: 434, width: 656, height: 584, ground: 690 },
  },
  'fruit-juice': {
    draw: drawAppleJuice,
    draws: ['착즙 사과즙'],
    setting: 'kitchen', focus: [400, 540], rear: 'pair', isSupple: true,
    extent: { middle: 433, width: 636, height: 388, ground: 690 },
  },
  'pear-juice': {
    draw: drawPearJuice,
    draws: ['도라지 배즙'],
    setting: 'kitchen', focus: [400, 540], rear: 'pair', isSupple: true,
    extent: { middle: 433, width: 628, height: 388, ground: 690 },
  },
  tonic: {
    draw: drawTonic,
    draws: ['흑염소 진액'],
    setting: 'kitchen', focus: [400, 540], rear: 'pair', isSupple: true,
    extent: { middle: 435, width: 636, height: 384, ground: 690 },
  },
  'kids-ginseng': {
    draw: drawKidsGinseng,
    draws: ['어린이 홍삼'],
    setting: 'kitchen', focus: [400, 540], rear: 'pair', isSupple: true,
    extent: { middle: 425, width: 616, height: 380, ground: 690 },
  },
  honey: {
    draw: drawHoney,
    draws: ['아카시아꿀'],
    setting: 'kitchen', focus: [420, 480], rear: 'pair', isSupple: true,
    extent: { middle: 444, width: 556, height: 448, ground: 690 },
  },
  'chestnut-honey': {
    draw: drawChestnutHoney,
    draws: ['밤꿀'],
    setting: 'kitchen', focus: [420, 480], rear: 'pair', isSupple: true,
    extent: { middle: 441, width: 564, height: 452, ground: 690 },
  },
  jam: {
    draw: drawJam,
    draws: ['수제 딸기잼'],
    setting: 'kitchen', focus: [425, 440], rear: 'pair', isSupple: true,
    extent: { middle: 425, width: 576, height: 480, ground: 690 },
  },
  'honey-sticks': {
    draw: drawHoneySticks,
    draws: ['스틱 꿀'],
    setting: 'kitchen', focus: [453, 480], rear: 'pair', isSupple: true,
    extent: { middle: 453, width: 692, height: 400, ground: 690 },
  },
  'peanut-butter': {
    draw: drawPeanutButter,
    draws: ['땅콩버터'],
    setting: 'kitchen', focus: [428, 440], rear: 'pair', isSupple: true,
    extent: { middle: 428, width: 564, height: 488, ground: 690 },
  },
} satisfies Record<string, Drawing>;
