import type { Drawing } from '../drawing.ts';
import { drawLaptop } from './laptop.ts';
import { drawMonitor } from './monitor.ts';
import { drawConvertibleLaptop, drawPortableMonitor, drawRollingScreen } from './portable-screens.ts';
import { drawTv } from './tv.ts';

export const screenDrawings = {
  tv: {
    draw: drawTv,
    draws: ['4K UHD 스마트 TV', 'QLED TV', 'OLED TV'],
    setting: 'media',
    focus: [300, 400],
    rear: 'own',
    extent: { middle: 400, width: 680, height: 444, ground: 690 },
  },
  monitor: {
    draw: drawMonitor,
    draws: ['IPS 사무용 모니터', '게이밍 모니터', '4K 크리에이터 모니터'],
    setting: 'desk',
    focus: [330, 340],
    rear: 'own',
    extent: { middle: 400, width: 664, height: 536, ground: 690 },
  },
  laptop: {
    draw: drawLaptop,
    draws: ['초경량 노트북', '게이밍 노트북', '사무용 실속 노트북'],
    setting: 'desk',
    focus: [400, 520],
    rear: 'own',
    extent: { middle: 400, width: 664, height: 452, ground: 690 },
  },
  'screen-rolling': {
    draw: drawRollingScreen,
    draws: ['이동식 터치 스크린'],
    setting: 'living',
    focus: [400, 230],
    rear: 'own',
    isSupple: true,
    extent: { middle: 400, width: 472, height: 620, ground: 690 },
  },
  'monitor-portable': {
    draw: drawPortableMonitor,
    draws: ['휴대용 모니터'],
    setting: 'desk',
    focus: [360, 440],
    rear: 'own',
    isSupple: true,
    extent: { middle: 424, width: 720, height: 400, ground: 690 },
  },
  'laptop-convertible': {
    draw: drawConvertibleLaptop,
    draws: ['2in1 터치 노트북'],
    setting: 'desk',
    focus: [400, 480],
    rear: 'own',
    isSupple: true,
    extent: { middle: 442, width: 680, height: 396, ground: 690 },
  },
} satisfies Record<string, Drawing>;
