import type { Drawing } from '../drawing.ts';
import { drawBackpack, drawCrossBag, drawHikingPack, drawSchoolBag } from './backpack.ts';
import { drawFleece, drawJacket, drawLongPadding, drawWindbreaker } from './jacket.ts';
import { drawHikingBoots, drawKidsShoes, drawSlippers, drawSneakers } from './sneakers.ts';
import { drawAluminumSuitcase, drawDuffelBag, drawSuitcase, drawTravelPouches } from './suitcase.ts';
import { drawLongSleeve, drawPolo, drawTShirt } from './t-shirt.ts';

export const fashionDrawings = {
  backpack: {
    draw: drawBackpack,
    draws: ['노트북 백팩'],
    setting: 'outdoor', focus: [400, 400], rear: 'own', isSupple: true,
    extent: { middle: 399, width: 484, height: 620, ground: 690 },
  },
  'school-bag': {
    draw: drawSchoolBag,
    draws: ['초등 책가방'],
    setting: 'living', focus: [400, 390], rear: 'own', isSupple: true,
    extent: { middle: 400, width: 472, height: 576, ground: 690 },
  },
  'hiking-pack': {
    draw: drawHikingPack,
    draws: ['등산 배낭'],
    setting: 'outdoor', focus: [400, 370], rear: 'own', isSupple: true,
    extent: { middle: 400, width: 420, height: 612, ground: 690 },
  },
  'cross-bag': {
    draw: drawCrossBag,
    draws: ['크로스백'],
    setting: 'wardrobe', focus: [400, 480], rear: 'own', isSupple: true,
    extent: { middle: 400, width: 460, height: 620, ground: 690 },
  },
  suitcase: {
    draw: drawSuitcase,
    draws: ['하드 캐리어'],
    setting: 'living', focus: [400, 360], rear: 'pair', isSupple: true,
    extent: { middle: 404, width: 384, height: 584, ground: 690 },
  },
  'aluminum-suitcase': {
    draw: drawAluminumSuitcase,
    draws: ['알루미늄 프레임 캐리어'],
    setting: 'living', focus: [460, 440], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 388, height: 592, ground: 690 },
  },
  'duffel-bag': {
    draw: drawDuffelBag,
    draws: ['접이식 보스턴백'],
    setting: 'living', focus: [400, 490], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 660, height: 440, ground: 716 },
  },
  'travel-pouches': {
    draw: drawTravelPouches,
    draws: ['여행용 파우치 세트'],
    setting: 'wardrobe', focus: [404, 470], rear: 'pair', isSupple: true,
    extent: { middle: 404, width: 644, height: 420, ground: 690 },
  },
  sneakers: {
    draw: drawSneakers,
    draws: ['쿠션 러닝화', '데일리 스니커즈'],
    setting: 'outdoor', focus: [400, 500], isSupple: true,
    extent: { middle: 424, width: 676, height: 464, ground: 690 },
  },
  'hiking-boots': {
    draw: drawHikingBoots,
    draws: ['등산 트레킹화'],
    setting: 'outdoor', focus: [430, 390], isSupple: true,
    extent: { middle: 430, width: 692, height: 580, ground: 690 },
  },
  'kids-shoes': {
    draw: drawKidsShoes,
    draws: ['아동 운동화'],
    setting: 'living', focus: [429, 430], isSupple: true,
    extent: { middle: 429, width: 580, height: 504, ground: 690 },
  },
  slippers: {
    draw: drawSlippers,
    draws: ['사무실 슬리퍼'],
    setting: 'living', focus: [415, 450], isSupple: true,
    extent: { middle: 415, width: 688, height: 452, ground: 690 },
  },
  jacket: {
    draw: drawJacket,
    draws: ['경량 패딩 재킷'],
    setting: 'wardrobe', focus: [400, 270], rear: 'own', isSupple: true,
    extent: { middle: 400, width: 560, height: 600, ground: 690 },
  },
  windbreaker: {
    draw: drawWindbreaker,
    draws: ['바람막이 재킷'],
    setting: 'wardrobe', focus: [400, 270], rear: 'own', isSupple: true,
    extent: { middle: 400, width: 560, height: 624, ground: 690 },
  },
  fleece: {
    draw: drawFleece,
    draws: ['플리스 집업'],
    setting: 'wardrobe', focus: [440, 300], rear: 'own', isSupple: true,
    extent: { middle: 400, width: 560, height: 600, ground: 690 },
  },
  'long-padding': {
    draw: drawLongPadding,
    draws: ['롱패딩'],
    setting: 'wardrobe', focus: [400, 300], rear: 'own', isSupple: true,
    extent: { middle: 400, width: 468, height: 616, ground: 690 },
  },
  't-shirt': {
    draw: drawTShirt,
    draws: ['순면 반팔 티셔츠', '기능성 쿨 티셔츠'],
    setting: 'wardrobe', focus: [400, 300], rear: 'own',
    extent: { middle: 400, width: 588, height: 540, ground: 690 },
  },
  'long-sleeve': {
    draw: drawLongSleeve,
    draws: ['긴팔 티셔츠'],
    setting: 'wardrobe', focus: [300, 360], rear: 'own', isSupple: true,
    extent: { middle: 400, width: 596, height: 560, ground: 690 },
  },
  polo: {
    draw: drawPolo,
    draws: ['카라 티셔츠'],
    setting: 'wardrobe', focus: [420, 280], rear: 'own', isSupple: true,
    extent: { middle: 400, width: 616, height: 552, ground: 690 },
  },
} satisfies Record<string, Drawing>;
