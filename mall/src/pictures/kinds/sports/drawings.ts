import type { Drawing } from '../drawing.ts';
import { drawBicycle, drawElectricBicycle, drawExerciseBike, drawFoldingBicycle, drawKidsBicycle } from './bicycle.ts';
import { drawCampingCot, drawCampingTable, drawCooler, drawFoldingBox, drawLantern } from './camping.ts';
import { drawCampingChair } from './camping-chair.ts';
import { drawAdjustableDumbbell, drawDumbbell, drawRoundDumbbell } from './dumbbell.ts';
import { drawGolfBag, drawGolfBalls, drawGolfClub, drawIrons, drawPutter, drawRangefinder } from './golf-club.ts';
import { drawExerciseBands, drawFoamRoller, drawGymBall, drawPilatesRing, drawPullUpBar, drawStepBox } from './home-training.ts';
import { drawLivingTent, drawTarp, drawTent, drawTipi } from './tent.ts';
import { drawYogaMat } from './yoga-mat.ts';

export const sportsDrawings = {
  tent: {
    draw: drawTent,
    draws: ['원터치 텐트', '백패킹 텐트'],
    setting: 'outdoor', focus: [370, 440], isSupple: true,
    extent: { middle: 400, width: 668, height: 500, ground: 690 },
  },
  'living-tent': {
    draw: drawLivingTent,
    draws: ['리빙쉘 텐트'],
    setting: 'outdoor', focus: [401, 480], isSupple: true,
    extent: { middle: 401, width: 668, height: 400, ground: 690 },
  },
  tipi: {
    draw: drawTipi,
    draws: ['인디언 텐트'],
    setting: 'outdoor', focus: [400, 420], isSupple: true,
    extent: { middle: 400, width: 664, height: 516, ground: 690 },
  },
  tarp: {
    draw: drawTarp,
    draws: ['타프'],
    setting: 'outdoor', focus: [401, 410], isSupple: true,
    extent: { middle: 401, width: 804, height: 544, ground: 690 },
  },
  'camping-chair': {
    draw: drawCampingChair,
    draws: ['릴렉스 캠핑의자'],
    setting: 'outdoor', focus: [400, 380], rear: 'pair', isSupple: true,
    extent: { middle: 399, width: 468, height: 560, ground: 690 },
  },
  'camping-table': {
    draw: drawCampingTable,
    draws: ['캠핑 롤테이블'],
    setting: 'outdoor', focus: [400, 460], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 676, height: 436, ground: 690 },
  },
  cooler: {
    draw: drawCooler,
    draws: ['캠핑 쿨러'],
    setting: 'outdoor', focus: [400, 390],
    extent: { middle: 400, width: 592, height: 572, ground: 690 },
  },
  'camping-cot': {
    draw: drawCampingCot,
    draws: ['캠핑 침대'],
    setting: 'outdoor', focus: [400, 520], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 744, height: 320, ground: 690 },
  },
  'folding-box': {
    draw: drawFoldingBox,
    draws: ['폴딩 박스'],
    setting: 'outdoor', focus: [410, 450], rear: 'pair', isSupple: true,
    extent: { middle: 410, width: 652, height: 452, ground: 690 },
  },
  bicycle: {
    draw: drawBicycle,
    draws: ['하이브리드 자전거'],
    setting: 'outdoor', focus: [420, 500], rear: 'pair',
    extent: { middle: 400, width: 664, height: 432, ground: 690 },
  },
  'folding-bicycle': {
    draw: drawFoldingBicycle,
    draws: ['접이식 미니벨로'],
    setting: 'outdoor', focus: [440, 480], rear: 'pair',
    extent: { middle: 392, width: 596, height: 468, ground: 690 },
  },
  'electric-bicycle': {
    draw: drawElectricBicycle,
    draws: ['전기자전거'],
    setting: 'outdoor', focus: [420, 500], rear: 'pair',
    extent: { middle: 400, width: 664, height: 432, ground: 690 },
  },
  'kids-bicycle': {
    draw: drawKidsBicycle,
    draws: ['어린이 자전거'],
    setting: 'outdoor', focus: [440, 480], rear: 'pair',
    extent: { middle: 392, width: 620, height: 468, ground: 690 },
  },
  'exercise-bike': {
    draw: drawExerciseBike,
    draws: ['실내 자전거'],
    setting: 'gym', focus: [460, 480], rear: 'pair',
    extent: { middle: 405, width: 512, height: 600, ground: 690 },
  },
  dumbbell: {
    draw: drawDumbbell,
    draws: ['육각 덤벨'],
    setting: 'gym', focus: [380, 520], rear: 'pair',
    extent: { middle: 392, width: 544, height: 412, ground: 690 },
  },
  'round-dumbbell': {
    draw: drawRoundDumbbell,
    draws: ['미용 아령'],
    setting: 'gym', focus: [380, 520], rear: 'pair',
    extent: { middle: 390, width: 528, height: 396, ground: 690 },
  },
  'adjustable-dumbbell': {
    draw: drawAdjustableDumbbell,
    draws: ['무게 조절 덤벨'],
    setting: 'gym', focus: [250, 530], rear: 'pair',
    extent: { middle: 400, width: 720, height: 324, ground: 690 },
  },
  'pull-up-bar': {
    draw: drawPullUpBar,
    draws: ['문틀 철봉'],
    setting: 'gym', focus: [280, 300], isSupple: true,
    extent: { middle: 400, width: 636, height: 588, ground: 690 },
  },
  'step-box': {
    draw: drawStepBox,
    draws: ['스텝박스'],
    setting: 'gym', focus: [400, 500], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 672, height: 368, ground: 690 },
  },
  'exercise-bands': {
    draw: drawExerciseBands,
    draws: ['운동 밴드 세트'],
    setting: 'gym', focus: [420, 450], isSupple: true,
    extent: { middle: 420, width: 628, height: 464, ground: 690 },
  },
  'yoga-mat': {
    draw: drawYogaMat,
    draws: ['TPE 요가매트', '천연고무 요가매트'],
    setting: 'gym', focus: [300, 560], rear: 'pair',
    extent: { middle: 440, width: 620, height: 572, ground: 690 },
  },
  'foam-roller': {
    draw: drawFoamRoller,
    draws: ['폼롤러'],
    setting: 'gym', focus: [402, 550], rear: 'pair',
    extent: { middle: 402, width: 568, height: 324, ground: 714 },
  },
  'pilates-ring': {
    draw: drawPilatesRing,
    draws: ['필라테스 링'],
    setting: 'gym', focus: [240, 460], rear: 'pair',
    extent: { middle: 400, width: 500, height: 488, ground: 690 },
  },
  'gym-ball': {
    draw: drawGymBall,
    draws: ['짐볼'],
    setting: 'gym', focus: [421, 430],
    extent: { middle: 421, width: 608, height: 508, ground: 690 },
  },
  'golf-club': {
    draw: drawGolfClub,
    draws: ['드라이버'],
    setting: 'outdoor', focus: [300, 560],
    extent: { middle: 352, width: 504, height: 652, ground: 690 },
  },
  irons: {
    draw: drawIrons,
    draws: ['아이언 세트'],
    setting: 'outdoor', focus: [360, 600], isSupple: true,
    extent: { middle: 343, width: 708, height: 640, ground: 690 },
  },
  putter: {
    draw: drawPutter,
    draws: ['퍼터'],
    setting: 'outdoor', focus: [360, 580],
    extent: { middle: 420, width: 680, height: 624, ground: 690 },
  },
  'golf-balls': {
    draw: drawGolfBalls,
    draws: ['골프공'],
    setting: 'outdoor', focus: [420, 450], rear: 'pair',
    extent: { middle: 420, width: 560, height: 460, ground: 690 },
  },
  'golf-bag': {
    draw: drawGolfBag,
    draws: ['캐디백'],
    setting: 'outdoor', focus: [400, 480],
    extent: { middle: 423, width: 420, height: 644, ground: 690 },
  },
  rangefinder: {
    draw: drawRangefinder,
    draws: ['골프 거리측정기'],
    setting: 'outdoor', focus: [399, 530], isSupple: true,
    extent: { middle: 399, width: 580, height: 368, ground: 718 },
  },
  lantern: {
    draw: drawLantern,
    draws: ['캠핑 랜턴'],
    setting: 'outdoor', focus: [400, 380], isSupple: true,
    extent: { middle: 400, width: 300, height: 596, ground: 690 },
  },
} satisfies Record<string, Drawing>;
