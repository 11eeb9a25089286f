import type { Drawing } from '../drawing.ts';
import { drawBeefGiftSet } from './beef-gift-set.ts';
import { drawFruitBox } from './fruit-box.ts';
import { drawGinseng } from './ginseng.ts';
import { drawSeafoodGift } from './seafood-gift.ts';

export const giftDrawings = {
  'fruit-box': {
    draw: drawFruitBox,
    draws: ['부사 사과', '제철 과일 상자', '아침 사과 구독'],
    setting: 'kitchen', focus: [400, 460], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 644, height: 564, ground: 690 },
  },
  'beef-gift-set': {
    draw: drawBeefGiftSet,
    draws: ['한우 등심 구이용'],
    setting: 'kitchen', focus: [380, 460], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 640, height: 568, ground: 690 },
  },
  ginseng: {
    draw: drawGinseng,
    draws: ['홍삼정 에브리스틱', '홍삼 농축액'],
    setting: 'living-table', focus: [380, 430], isSupple: true,
    extent: { middle: 396, width: 640, height: 576, ground: 690 },
  },
  'seafood-gift': {
    draw: drawSeafoodGift,
    draws: ['굴비'],
    setting: 'kitchen', focus: [400, 450], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 648, height: 564, ground: 690 },
  },
} satisfies Record<string, Drawing>;
