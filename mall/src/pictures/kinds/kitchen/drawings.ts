import type { Drawing } from '../drawing.ts';
import { drawAirFryer, drawOvenFryer } from './air-fryer.ts';
import { drawChefKnife, drawCuttingBoard, drawScissors } from './blades.ts';
import { drawBlender } from './blender.ts';
import { drawFoodJar, drawThermos, drawWaterBottle } from './bottles.ts';
import { drawCapsuleMachine, drawDripMachine, drawEspressoMachine } from './coffee-machine.ts';
import { drawAutomaticCoffeeMachine, drawCoffeeGrinder } from './coffee-makers.ts';
import { drawDualFryer, drawMiniRiceCooker } from './cookers.ts';
import { drawDripKettle, drawKettle } from './kettle.ts';
import { drawKnives } from './knives.ts';
import { drawHandBlender, drawPortableMixer, drawSlowJuicer, drawSoyMilkMaker } from './mixers.ts';
import { drawFoldingKettle, drawGlassTeapot } from './other-kettles.ts';
import { drawGrillPan, drawOmelettePan, drawWok } from './other-pans.ts';
import { drawEarthenPot, drawPressureCooker } from './other-pots.ts';
import { drawPan } from './pan.ts';
import { drawEnamelPot, drawSteelPot } from './pot.ts';
import { drawRiceCooker } from './rice-cooker.ts';
import { drawTumbler } from './tumbler.ts';

export const kitchenDrawings = {
  kettle: {
    draw: drawKettle,
    draws: ['무선 전기포트'],
    setting: 'kitchen', focus: [330, 380], isSupple: true,
    extent: { middle: 406, width: 480, height: 576, ground: 690 },
  },
  'rice-cooker': {
    draw: drawRiceCooker,
    draws: ['IH 전기압력밥솥', '전기보온밥솥'],
    setting: 'kitchen', focus: [400, 440], isSupple: true,
    extent: { middle: 400, width: 492, height: 504, ground: 690 },
  },
  'air-fryer': {
    draw: drawAirFryer,
    draws: ['바스켓 에어프라이어'],
    setting: 'kitchen', focus: [400, 340], isSupple: true,
    extent: { middle: 400, width: 436, height: 540, ground: 690 },
  },
  blender: {
    draw: drawBlender,
    draws: ['초고속 블렌더'],
    setting: 'kitchen', focus: [400, 400], isSupple: true,
    extent: { middle: 436, width: 368, height: 568, ground: 690 },
  },
  pan: {
    draw: drawPan,
    draws: ['인덕션 프라이팬'],
    setting: 'kitchen', focus: [400, 520], rear: 'pair', isSupple: true,
    extent: { middle: 434, width: 732, height: 288, ground: 690 },
  },
  knives: {
    draw: drawKnives,
    draws: ['칼 세트'],
    setting: 'kitchen', focus: [380, 340], isSupple: true,
    extent: { middle: 412, width: 552, height: 564, ground: 724 },
  },
  tumbler: {
    draw: drawTumbler,
    draws: ['손잡이 대용량 텀블러'],
    setting: 'kitchen', focus: [400, 340], rear: 'pair', isSupple: true,
    extent: { middle: 442, width: 420, height: 612, ground: 690 },
  },
  'kettle-drip': {
    draw: drawDripKettle,
    draws: ['드립 전기주전자'],
    setting: 'kitchen', focus: [330, 420], isSupple: true,
    extent: { middle: 386, width: 572, height: 432, ground: 690 },
  },
  'teapot-glass': {
    draw: drawGlassTeapot,
    draws: ['유리 티포트'],
    setting: 'kitchen', focus: [380, 460], isSupple: true,
    extent: { middle: 412, width: 548, height: 488, ground: 690 },
  },
  'kettle-folding': {
    draw: drawFoldingKettle,
    draws: ['여행용 접이식 포트'],
    setting: 'kitchen', focus: [360, 460], isSupple: true,
    extent: { middle: 414, width: 564, height: 440, ground: 690 },
  },
  'rice-cooker-mini': {
    draw: drawMiniRiceCooker,
    draws: ['미니 1인 밥솥'],
    setting: 'kitchen', focus: [420, 540], isSupple: true,
    extent: { middle: 444, width: 612, height: 384, ground: 690 },
  },
  'espresso-machine': {
    draw: drawEspressoMachine,
    draws: ['반자동 에스프레소 머신'],
    setting: 'kitchen', focus: [400, 380], isSupple: true,
    extent: { middle: 410, width: 456, height: 580, ground: 690 },
  },
  'coffee-machine-automatic': {
    draw: drawAutomaticCoffeeMachine,
    draws: ['전자동 커피머신'],
    setting: 'kitchen', focus: [360, 360], isSupple: true,
    extent: { middle: 422, width: 536, height: 624, ground: 690 },
  },
  'coffee-machine-capsule': {
    draw: drawCapsuleMachine,
    draws: ['캡슐 커피머신'],
    setting: 'kitchen', focus: [400, 330], isSupple: true,
    extent: { middle: 384, width: 364, height: 604, ground: 690 },
  },
  'coffee-machine-drip': {
    draw: drawDripMachine,
    draws: ['드립 커피메이커'],
    setting: 'kitchen', focus: [380, 420], isSupple: true,
    extent: { middle: 400, width: 356, height: 536, ground: 690 },
  },
  'coffee-grinder': {
    draw: drawCoffeeGrinder,
    draws: ['원두 그라인더'],
    setting: 'kitchen', focus: [400, 300], isSupple: true,
    extent: { middle: 376, width: 360, height: 580, ground: 690 },
  },
  'air-fryer-oven': {
    draw: drawOvenFryer,
    draws: ['오븐형 에어프라이어'],
    setting: 'kitchen', focus: [400, 420], isSupple: true,
    extent: { middle: 400, width: 460, height: 488, ground: 690 },
  },
  'air-fryer-dual': {
    draw: drawDualFryer,
    draws: ['듀얼 에어프라이어'],
    setting: 'kitchen', focus: [300, 440], isSupple: true,
    extent: { middle: 400, width: 608, height: 440, ground: 690 },
  },
  'blender-portable': {
    draw: drawPortableMixer,
    draws: ['휴대용 텀블러 믹서'],
    setting: 'kitchen', focus: [390, 420], isSupple: true,
    extent: { middle: 438, width: 356, height: 584, ground: 690 },
  },
  'blender-hand': {
    draw: drawHandBlender,
    draws: ['핸드 블렌더'],
    setting: 'kitchen', focus: [340, 480], isSupple: true,
    extent: { middle: 400, width: 464, height: 600, ground: 690 },
  },
  'soy-milk-maker': {
    draw: drawSoyMilkMaker,
    draws: ['두유 제조기'],
    setting: 'kitchen', focus: [360, 320], isSupple: true,
    extent: { middle: 416, width: 536, height: 548, ground: 690 },
  },
  'slow-juicer': {
    draw: drawSlowJuicer,
    draws: ['저속 착즙기'],
    setting: 'kitchen', focus: [370, 380], isSupple: true,
    extent: { middle: 436, width: 608, height: 616, ground: 690 },
  },
  'grill-pan': {
    draw: drawGrillPan,
    draws: ['무쇠 그릴팬'],
    setting: 'kitchen', focus: [400, 520], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 680, height: 284, ground: 690 },
  },
  wok: {
    draw: drawWok,
    draws: ['궁중팬'],
    setting: 'kitchen', focus: [360, 500], rear: 'pair', isSupple: true,
    extent: { middle: 402, width: 780, height: 324, ground: 690 },
  },
  'omelette-pan': {
    draw: drawOmelettePan,
    draws: ['사각 계란말이팬'],
    setting: 'kitchen', focus: [330, 520], rear: 'pair', isSupple: true,
    extent: { middle: 428, width: 704, height: 256, ground: 690 },
  },
  'pot-steel': {
    draw: drawSteelPot,
    draws: ['통5중 스테인리스 냄비'],
    setting: 'kitchen', focus: [320, 440], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 552, height: 460, ground: 690 },
  },
  'pot-enamel': {
    draw: drawEnamelPot,
    draws: ['주물 에나멜 냄비'],
    setting: 'kitchen', focus: [320, 440], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 548, height: 464, ground: 690 },
  },
  'earthen-pot': {
    draw: drawEarthenPot,
    draws: ['내열 뚝배기'],
    setting: 'kitchen', focus: [380, 450], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 600, height: 340, ground: 690 },
  },
  'pressure-cooker': {
    draw: drawPressureCooker,
    draws: ['압력솥'],
    setting: 'kitchen', focus: [380, 460], isSupple: true,
    extent: { middle: 430, width: 708, height: 540, ground: 690 },
  },
  knife: {
    draw: drawChefKnife,
    draws: ['식도'],
    setting: 'kitchen', focus: [380, 500], isSupple: true,
    extent: { middle: 410, width: 640, height: 432, ground: 690 },
  },
  'cutting-board': {
    draw: drawCuttingBoard,
    draws: ['항균 도마'],
    setting: 'kitchen', focus: [390, 420], isSupple: true,
    extent: { middle: 420, width: 564, height: 484, ground: 690 },
  },
  scissors: {
    draw: drawScissors,
    draws: ['주방가위'],
    setting: 'kitchen', focus: [400, 400], isSupple: true,
    extent: { middle: 400, width: 352, height: 616, ground: 690 },
  },
  thermos: {
    draw: drawThermos,
    draws: ['진공 보온병'],
    setting: 'outdoor', focus: [370, 340], isSupple: true,
    extent: { middle: 446, width: 388, height: 584, ground: 690 },
  },
  'food-jar': {
    draw: drawFoodJar,
    draws: ['보온 죽통'],
    setting: 'kitchen', focus: [360, 460], isSupple: true,
    extent: { middle: 410, width: 556, height: 424, ground: 690 },
  },
  'water-bottle': {
    draw: drawWaterBottle,
    draws: ['트라이탄 물병'],
    setting: 'gym', focus: [400, 360], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 256, height: 612, ground: 690 },
  },
} satisfies Record<string, Drawing>;
