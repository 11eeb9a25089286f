import type { Drawing } from '../drawing.ts';
import { drawCosmetics } from './cosmetics.ts';
import { drawPerfume } from './perfume.ts';
import { drawShampoo } from './shampoo.ts';
import { drawSunscreen } from './sunscreen.ts';
import { drawToothbrush } from './toothbrush.ts';
import { drawVitamins } from './vitamins.ts';

export const beautyDrawings = {
  cosmetics: {
    draw: drawCosmetics,
    draws: ['보습 크림', '기초 2종 세트'],
    setting: 'bath', focus: [400, 480], isSupple: true,
    extent: { middle: 414, width: 512, height: 504, ground: 690 },
  },
  sunscreen: {
    draw: drawSunscreen,
    draws: ['선크림'],
    setting: 'bath', focus: [380, 360], isSupple: true,
    extent: { middle: 396, width: 404, height: 572, ground: 690 },
  },
  perfume: {
    draw: drawPerfume,
    draws: ['오 드 퍼퓸'],
    setting: 'living-table', focus: [400, 380], isSupple: true,
    extent: { middle: 398, width: 392, height: 548, ground: 690 },
  },
  shampoo: {
    draw: drawShampoo,
    draws: ['탈모 완화 샴푸', '바디워시'],
    setting: 'bath', focus: [330, 400], isSupple: true,
    extent: { middle: 400, width: 416, height: 540, ground: 690 },
  },
  toothbrush: {
    draw: drawToothbrush,
    draws: ['음파 전동칫솔', '칫솔모 구독'],
    setting: 'bath', focus: [380, 320],
    extent: { middle: 430, width: 376, height: 588, ground: 690 },
  },
  vitamins: {
    draw: drawVitamins,
    draws: ['멀티비타민', '비타민C 1000', '칼슘 마그네슘', '프로바이오틱스 유산균', '루테인 지아잔틴', 'rTG 오메가3', '맞춤 영양제 구독', '유산균 정기배송'],
    setting: 'kitchen', focus: [420, 480], isSupple: true,
    extent: { middle: 450, width: 456, height: 536, ground: 690 },
  },
} satisfies Record<string, Drawing>;
