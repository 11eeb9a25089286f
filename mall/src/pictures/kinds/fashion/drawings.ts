import type { Drawing } from '../drawing.ts';
import { drawBackpack } from './backpack.ts';
import { drawJacket } from './jacket.ts';
import { drawSneakers } from './sneakers.ts';
import { drawSuitcase } from './suitcase.ts';
import { drawTShirt } from './t-shirt.ts';

export const fashionDrawings = {
  backpack: {
    draw: drawBackpack,
    draws: ['노트북 백팩'],
    setting: 'outdoor', focus: [400, 400], rear: 'own', isSupple: true,
    extent: { middle: 400, width: 480, height: 620, ground: 690 },
  },
  suitcase: {
    draw: drawSuitcase,
    draws: ['하드 캐리어', '알루미늄 프레임 캐리어'],
    setting: 'living', focus: [400, 360], rear: 'pair', isSupple: true,
    extent: { middle: 404, width: 384, height: 584, ground: 690 },
  },
  sneakers: {
    draw: drawSneakers,
    draws: ['쿠션 러닝화', '데일리 스니커즈'],
    setting: 'outdoor', focus: [400, 500], isSupple: true,
    extent: { middle: 422, width: 676, height: 544, ground: 690 },
  },
  jacket: {
    draw: drawJacket,
    draws: ['바람막이 재킷'],
    setting: 'wardrobe', focus: [400, 270], rear: 'own', isSupple: true,
    extent: { middle: 400, width: 560, height: 560, ground: 690 },
  },
  't-shirt': {
    draw: drawTShirt,
    draws: ['순면 반팔 티셔츠', '기능성 쿨 티셔츠'],
    setting: 'wardrobe', focus: [400, 300], rear: 'own',
    extent: { middle: 400, width: 584, height: 536, ground: 690 },
  },
} satisfies Record<string, Drawing>;
