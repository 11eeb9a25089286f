import type { Drawing } from '../drawing.ts';
import { drawBicycle } from './bicycle.ts';
import { drawCampingChair } from './camping-chair.ts';
import { drawDumbbell } from './dumbbell.ts';
import { drawGolfClub } from './golf-club.ts';
import { drawTent } from './tent.ts';
import { drawYogaMat } from './yoga-mat.ts';

export const sportsDrawings = {
  tent: {
    draw: drawTent,
    draws: ['원터치 텐트', '리빙쉘 텐트', '백패킹 텐트'],
    setting: 'outdoor', focus: [370, 440], isSupple: true,
    extent: { middle: 400, width: 668, height: 524, ground: 690 },
  },
  'camping-chair': {
    draw: drawCampingChair,
    draws: ['릴렉스 캠핑의자'],
    setting: 'outdoor', focus: [400, 380], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 464, height: 560, ground: 690 },
  },
  bicycle: {
    draw: drawBicycle,
    draws: ['하이브리드 자전거'],
    setting: 'outdoor', focus: [420, 500], rear: 'pair',
    extent: { middle: 396, width: 664, height: 464, ground: 690 },
  },
  dumbbell: {
    draw: drawDumbbell,
    draws: ['육각 덤벨'],
    setting: 'gym', focus: [380, 520], rear: 'pair',
    extent: { middle: 390, width: 564, height: 460, ground: 720 },
  },
  'yoga-mat': {
    draw: drawYogaMat,
    draws: ['TPE 요가매트', '천연고무 요가매트'],
    setting: 'gym', focus: [300, 560], rear: 'pair',
    extent: { middle: 424, width: 620, height: 572, ground: 690 },
  },
  'golf-club': {
    draw: drawGolfClub,
    draws: ['드라이버'],
    setting: 'outdoor', focus: [380, 480],
    extent: { middle: 382, width: 504, height: 652, ground: 690 },
  },
} satisfies Record<string, Drawing>;
