import type { Drawing } from '../drawing.ts';
import { drawAirPurifier } from './air-purifier.ts';
import { drawDehumidifier, drawHeatedHumidifier } from './damp-and-dry.ts';
import { drawFan } from './fan.ts';
import { drawCanisterVacuum, drawMopVacuum } from './floor-vacuums.ts';
import { drawFourDoorFridge, drawKimchiFridge, drawSideBySideFridge, drawSmallFridge } from './fridge.ts';
import { drawGarmentCare } from './garment-care.ts';
import { drawBeddingVacuum, drawHandVacuum } from './hand-vacuums.ts';
import { drawHumidifier } from './humidifier.ts';
import { drawDryer, drawWasher } from './laundry.ts';
import { drawMiniDryer, drawMiniWasher } from './mini-laundry.ts';
import { drawCirculator, drawHandFan, drawTowerFan } from './other-fans.ts';
import { drawAirFilter, drawCarPurifier } from './purifier-parts.ts';
import { drawRobotStation, drawRobotVacuum } from './robot-vacuum.ts';
import { drawTopWasher } from './top-washer.ts';
import { drawVacuum } from './vacuum.ts';
import { drawWindowRobot } from './window-robot.ts';

export const applianceDrawings = {
  washer: {
    draw: drawWasher,
    draws: ['드럼 세탁기'],
    setting: 'bath',
    focus: [400, 400],
    extent: { middle: 410, width: 468, height: 576, ground: 690 },
  },
  dryer: {
    draw: drawDryer,
    draws: ['히트펌프 의류건조기'],
    setting: 'bath',
    focus: [400, 400],
    extent: { middle: 410, width: 468, height: 572, ground: 690 },
  },
  vacuum: {
    draw: drawVacuum,
    draws: ['무선 스틱 청소기'],
    setting: 'living',
    focus: [370, 270],
    extent: { middle: 430, width: 304, height: 612, ground: 690 },
  },
  'robot-vacuum': {
    draw: drawRobotVacuum,
    draws: ['로봇 물걸레 청소기'],
    setting: 'living',
    focus: [400, 500],
    extent: { middle: 400, width: 564, height: 340, ground: 720 },
  },
  'air-purifier': {
    draw: drawAirPurifier,
    draws: ['공기청정기'],
    setting: 'living',
    focus: [400, 320],
    isSupple: true,
    extent: { middle: 400, width: 360, height: 576, ground: 690 },
  },
  humidifier: {
    draw: drawHumidifier,
    draws: ['초음파 가습기'],
    setting: 'living-table',
    focus: [400, 360],
    extent: { middle: 400, width: 312, height: 504, ground: 690 },
  },
  fan: {
    draw: drawFan,
    draws: ['BLDC 선풍기'],
    setting: 'living',
    focus: [400, 330],
    extent: { middle: 400, width: 420, height: 576, ground: 690 },
  },
  'fridge-four-door': {
    draw: drawFourDoorFridge,
    draws: ['4도어 냉장고'],
    setting: 'kitchen-floor',
    focus: [400, 380],
    isSupple: true,
    extent: { middle: 410, width: 452, height: 616, ground: 690 },
  },
  'fridge-side-by-side': {
    draw: drawSideBySideFridge,
    draws: ['양문형 냉장고'],
    setting: 'kitchen-floor',
    focus: [340, 380],
    isSupple: true,
    extent: { middle: 408, width: 440, height: 608, ground: 690 },
  },
  'kimchi-fridge': {
    draw: drawKimchiFridge,
    draws: ['뚜껑형 김치냉장고'],
    setting: 'kitchen-floor',
    focus: [330, 440],
    isSupple: true,
    extent: { middle: 400, width: 552, height: 548, ground: 690 },
  },
  'fridge-small': {
    draw: drawSmallFridge,
    draws: ['소형 냉장고'],
    setting: 'kitchen-floor',
    focus: [420, 400],
    isSupple: true,
    extent: { middle: 408, width: 336, height: 500, ground: 690 },
  },
  'washer-top': {
    draw: drawTopWasher,
    draws: ['통돌이 세탁기'],
    setting: 'bath',
    focus: [400, 260],
    isSupple: true,
    extent: { middle: 410, width: 456, height: 552, ground: 690 },
  },
  'washer-mini': {
    draw: drawMiniWasher,
    draws: ['미니 아기옷 세탁기'],
    setting: 'bath',
    focus: [420, 520],
    isSupple: true,
    extent: { middle: 418, width: 528, height: 384, ground: 690 },
  },
  'dryer-mini': {
    draw: drawMiniDryer,
    draws: ['미니 빨래건조기'],
    setting: 'bath',
    focus: [380, 460],
    isSupple: true,
    extent: { middle: 400, width: 508, height: 480, ground: 690 },
  },
  'garment-care': {
    draw: drawGarmentCare,
    draws: ['의류관리기'],
    setting: 'bedroom',
    focus: [360, 330],
    isSupple: true,
    extent: { middle: 404, width: 472, height: 608, ground: 690 },
  },
  'vacuum-mop': {
    draw: drawMopVacuum,
    draws: ['물걸레 청소기'],
    setting: 'living',
    focus: [400, 560],
    isSupple: true,
    extent: { middle: 400, width: 440, height: 640, ground: 690 },
  },
  'vacuum-canister': {
    draw: drawCanisterVacuum,
    draws: ['유선 진공 청소기'],
    setting: 'living',
    focus: [500, 540],
    isSupple: true,
    extent: { middle: 378, width: 716, height: 516, ground: 690 },
  },
  'vacuum-handheld': {
    draw: drawHandVacuum,
    draws: ['차량용 핸디 청소기'],
    setting: 'living-table',
    focus: [380, 470],
    isSupple: true,
    extent: { middle: 396, width: 672, height: 396, ground: 690 },
  },
  'vacuum-bedding': {
    draw: drawBeddingVacuum,
    draws: ['침구 청소기'],
    setting: 'bedroom',
    focus: [400, 500],
    isSupple: true,
    extent: { middle: 400, width: 744, height: 476, ground: 690 },
  },
  'robot-vacuum-station': {
    draw: drawRobotStation,
    draws: ['올인원 로봇 청소기'],
    setting: 'living',
    focus: [400, 460],
    isSupple: true,
    extent: { middle: 400, width: 576, height: 636, ground: 780 },
  },
  'window-robot': {
    draw: drawWindowRobot,
    draws: ['창문 로봇 청소기'],
    setting: 'living',
    focus: [420, 430],
    isSupple: true,
    extent: { middle: 400, width: 564, height: 600, ground: 690 },
  },
  'air-filter': {
    draw: drawAirFilter,
    draws: ['공기청정 가전 필터'],
    setting: 'living-table',
    focus: [430, 380],
    isSupple: true,
    extent: { middle: 374, width: 492, height: 508, ground: 690 },
  },
  'car-purifier': {
    draw: drawCarPurifier,
    draws: ['차량용 공기청정기'],
    setting: 'living-table',
    focus: [340, 380],
    isSupple: true,
    extent: { middle: 400, width: 652, height: 480, ground: 690 },
  },
  'humidifier-heated': {
    draw: drawHeatedHumidifier,
    draws: ['가열식 가습기'],
    setting: 'living-table',
    focus: [400, 400],
    isSupple: true,
    extent: { middle: 400, width: 392, height: 508, ground: 690 },
  },
  dehumidifier: {
    draw: drawDehumidifier,
    draws: ['제습기'],
    setting: 'living',
    focus: [400, 460],
    isSupple: true,
    extent: { middle: 408, width: 396, height: 568, ground: 690 },
  },
  circulator: {
    draw: drawCirculator,
    draws: ['에어 서큘레이터'],
    setting: 'living',
    focus: [400, 340],
    isSupple: true,
    extent: { middle: 400, width: 500, height: 588, ground: 690 },
  },
  'hand-fan': {
    draw: drawHandFan,
    draws: ['휴대용 손선풍기'],
    setting: 'desk',
    focus: [400, 300],
    isSupple: true,
    extent: { middle: 400, width: 364, height: 612, ground: 690 },
  },
  'tower-fan': {
    draw: drawTowerFan,
    draws: ['타워팬'],
    setting: 'living',
    focus: [400, 230],
    isSupple: true,
    extent: { middle: 400, width: 284, height: 632, ground: 690 },
  },
} satisfies Record<string, Drawing>;
