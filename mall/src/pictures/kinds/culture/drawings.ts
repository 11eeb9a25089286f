import type { Drawing } from '../drawing.ts';
import { drawBook } from './book.ts';
import { drawFlower } from './flower.ts';
import { drawGiftCard } from './gift-card.ts';
import { drawMilkBox } from './milk-box.ts';
import { drawMovieTicket } from './movie-ticket.ts';
import { drawStationery } from './stationery.ts';
import { drawWaterBox } from './water-box.ts';

export const cultureDrawings = {
  book: {
    draw: drawBook,
    draws: ['에세이', '어린이 그림책', '요리책', '학습 만화', '실용서', '이달의 책 구독', '그림책 구독'],
    setting: 'desk', focus: [380, 330], rear: 'pair', isSupple: true,
    extent: { middle: 418, width: 584, height: 568, ground: 690 },
  },
  stationery: {
    draw: drawStationery,
    draws: ['젤 볼펜 세트'],
    setting: 'desk', focus: [400, 420], rear: 'pair', isSupple: true,
    extent: { middle: 436, width: 676, height: 512, ground: 690 },
  },
  flower: {
    draw: drawFlower,
    draws: ['꽃다발', '계절 꽃 구독'],
    setting: 'living-table', focus: [400, 280], rear: 'pair', isSupple: true,
    extent: { middle: 416, width: 508, height: 576, ground: 690 },
  },
  'water-box': {
    draw: drawWaterBox,
    draws: ['생수 정기배송'],
    setting: 'kitchen', focus: [340, 420], rear: 'pair', isSupple: true,
    extent: { middle: 410, width: 624, height: 536, ground: 690 },
  },
  'milk-box': {
    draw: drawMilkBox,
    draws: ['아침 우유'],
    setting: 'kitchen', focus: [360, 360], rear: 'pair', isSupple: true,
    extent: { middle: 422, width: 564, height: 544, ground: 690 },
  },
  'gift-card': {
    draw: drawGiftCard,
    draws: ['모바일 상품권', '식사권', '카페 이용권'],
    setting: 'living-table', focus: [380, 340], rear: 'pair',
    extent: { middle: 410, width: 560, height: 528, ground: 690 },
  },
  'movie-ticket': {
    draw: drawMovieTicket,
    draws: ['영화 관람권'],
    setting: 'living-table', focus: [340, 420], rear: 'pair', isSupple: true,
    extent: { middle: 374, width: 628, height: 608, ground: 690 },
  },
} satisfies Record<string, Drawing>;
