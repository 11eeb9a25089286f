import type { Drawing } from '../drawing.ts';
import { drawAirPurifier } from './air-purifier.ts';
import { drawFan } from './fan.ts';
import { drawFridge } from './fridge.ts';
import { drawHumidifier } from './humidifier.ts';
import { drawDryer, drawWasher } from './laundry.ts';
import { drawRobotVacuum } from './robot-vacuum.ts';
import { drawVacuum } from './vacuum.ts';

export const applianceDrawings = {
  fridge: {
    draw: drawFridge,
    draws: [],
    setting: 'kitchen-floor', focus: [400, 380], isSupple: true,
    extent: { middle: 408, width: 444, height: 600, ground: 690 },
  },
  washer: {
    draw: drawWasher,
    draws: ['드럼 세탁기'],
    setting: 'bath', focus: [400, 400],
    extent: { middle: 410, width: 468, height: 576, ground: 690 },
  },
  dryer: {
    draw: drawDryer,
    draws: ['히트펌프 의류건조기'],
    setting: 'bath', focus: [400, 400],
    extent: { middle: 410, width: 468, height: 572, ground: 690 },
  },
  vacuum: {
    draw: drawVacuum,
    draws: ['무선 스틱 청소기'],
    setting: 'living', focus: [370, 270],
    extent: { middle: 430, width: 304, height: 612, ground: 690 },
  },
  'robot-vacuum': {
    draw: drawRobotVacuum,
    draws: ['로봇 물걸레 청소기'],
    setting: 'living', focus: [400, 500],
    extent: { middle: 400, width: 560, height: 628, ground: 780 },
  },
  'air-purifier': {
    draw: drawAirPurifier,
    draws: ['공기청정기'],
    setting: 'living', focus: [400, 320], isSupple: true,
    extent: { middle: 400, width: 360, height: 576, ground: 690 },
  },
  humidifier: {
    draw: drawHumidifier,
    draws: ['초음파 가습기'],
    setting: 'living-table', focus: [400, 360],
    extent: { middle: 400, width: 312, height: 504, ground: 690 },
  },
  fan: {
    draw: drawFan,
    draws: ['BLDC 선풍기'],
    setting: 'living', focus: [400, 330],
    extent: { middle: 400, width: 424, height: 580, ground: 690 },
  },
} satisfies Record<string, Drawing>;
