import type { Drawing } from '../drawing.ts';
import { drawBedding } from './bedding.ts';
import { drawChair } from './chair.ts';
import { drawDesk } from './desk.ts';
import { drawLamp } from './lamp.ts';
import { drawPillow } from './pillow.ts';
import { drawTowel } from './towel.ts';

export const livingDrawings = {
  bedding: {
    draw: drawBedding,
    draws: ['차렵이불', '구스 이불', '여름 냉감 이불'],
    setting: 'bedroom', focus: [330, 470], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 664, height: 500, ground: 690 },
  },
  pillow: {
    draw: drawPillow,
    draws: ['메모리폼 경추베개', '호텔식 솜베개', '메밀 베개'],
    setting: 'bedroom', focus: [330, 460], rear: 'pair',
    extent: { middle: 400, width: 560, height: 528, ground: 690 },
  },
  towel: {
    draw: drawTowel,
    draws: ['코마사 세면타월', '호텔 바스타월', '수건 바꿔주는 구독'],
    setting: 'bath', focus: [400, 420], rear: 'pair', isSupple: true,
    extent: { middle: 404, width: 560, height: 524, ground: 690 },
  },
  chair: {
    draw: drawChair,
    draws: ['원목 식탁의자'],
    setting: 'living', focus: [400, 360], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 448, height: 592, ground: 690 },
  },
  desk: {
    draw: drawDesk,
    draws: ['컴퓨터 책상'],
    setting: 'living', focus: [300, 360], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 624, height: 480, ground: 690 },
  },
  lamp: {
    draw: drawLamp,
    draws: ['단스탠드 무드등'],
    setting: 'living-table', focus: [400, 340], rear: 'pair', isSupple: true,
    extent: { middle: 398, width: 416, height: 556, ground: 690 },
  },
} satisfies Record<string, Drawing>;
