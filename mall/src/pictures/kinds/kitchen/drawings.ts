import type { Drawing } from '../drawing.ts';
import { drawAirFryer } from './air-fryer.ts';
import { drawBlender } from './blender.ts';
import { drawCoffeeMachine } from './coffee-machine.ts';
import { drawKettle } from './kettle.ts';
import { drawKnives } from './knives.ts';
import { drawPan } from './pan.ts';
import { drawPot } from './pot.ts';
import { drawRiceCooker } from './rice-cooker.ts';
import { drawTumbler } from './tumbler.ts';

export const kitchenDrawings = {
  kettle: {
    draw: drawKettle,
    draws: ['무선 전기포트'],
    setting: 'kitchen', focus: [330, 380], isSupple: true,
    extent: { middle: 392, width: 560, height: 584, ground: 690 },
  },
  'rice-cooker': {
    draw: drawRiceCooker,
    draws: ['IH 전기압력밥솥', '전기보온밥솥', '미니 1인 밥솥'],
    setting: 'kitchen', focus: [400, 440], isSupple: true,
    extent: { middle: 400, width: 472, height: 500, ground: 690 },
  },
  'coffee-machine': {
    draw: drawCoffeeMachine,
    draws: ['반자동 에스프레소 머신'],
    setting: 'kitchen', focus: [400, 380], isSupple: true,
    extent: { middle: 398, width: 464, height: 604, ground: 690 },
  },
  'air-fryer': {
    draw: drawAirFryer,
    draws: ['바스켓 에어프라이어'],
    setting: 'kitchen', focus: [400, 340], isSupple: true,
    extent: { middle: 400, width: 480, height: 540, ground: 690 },
  },
  blender: {
    draw: drawBlender,
    draws: ['초고속 블렌더'],
    setting: 'kitchen', focus: [400, 400], isSupple: true,
    extent: { middle: 422, width: 356, height: 568, ground: 690 },
  },
  pan: {
    draw: drawPan,
    draws: ['인덕션 프라이팬'],
    setting: 'kitchen', focus: [400, 520], rear: 'pair',
    extent: { middle: 442, width: 724, height: 272, ground: 690 },
  },
  pot: {
    draw: drawPot,
    draws: ['통5중 스테인리스 냄비', '주물 에나멜 냄비'],
    setting: 'kitchen', focus: [320, 440], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 536, height: 460, ground: 690 },
  },
  knives: {
    draw: drawKnives,
    draws: ['칼 세트'],
    setting: 'kitchen', focus: [380, 340],
    extent: { middle: 398, width: 504, height: 544, ground: 724 },
  },
  tumbler: {
    draw: drawTumbler,
    draws: ['손잡이 대용량 텀블러'],
    setting: 'kitchen', focus: [400, 340], rear: 'pair', isSupple: true,
    extent: { middle: 424, width: 364, height: 604, ground: 690 },
  },
} satisfies Record<string, Drawing>;
