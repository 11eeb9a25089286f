import type { Drawing } from '../drawing.ts';
import { drawCharger } from './charger.ts';
import { drawEarbuds } from './earbuds.ts';
import { drawHeadphones } from './headphones.ts';
import { drawPhoneCase } from './phone-case.ts';
import { drawSpeaker } from './speaker.ts';
import { drawTablet } from './tablet.ts';
import { drawWatch } from './watch.ts';

export const mobileDrawings = {
  tablet: {
    draw: drawTablet,
    draws: [],
    setting: 'desk', focus: [330, 440], rear: 'own',
    extent: { middle: 414, width: 648, height: 588, ground: 690 },
  },
  watch: {
    draw: drawWatch,
    draws: [],
    setting: 'desk', focus: [400, 400], rear: 'own',
    extent: { middle: 408, width: 328, height: 568, ground: 690 },
  },
  earbuds: {
    draw: drawEarbuds,
    draws: ['노이즈캔슬링 무선 이어폰'],
    setting: 'desk', focus: [400, 420], rear: 'own',
    extent: { middle: 400, width: 384, height: 416, ground: 690 },
  },
  headphones: {
    draw: drawHeadphones,
    draws: ['노이즈캔슬링 무선 헤드폰', '유선 모니터링 헤드폰', '어린이 청력보호 헤드폰'],
    setting: 'desk', focus: [250, 520],
    extent: { middle: 400, width: 592, height: 556, ground: 690 },
  },
  speaker: {
    draw: drawSpeaker,
    draws: ['휴대용 블루투스 스피커'],
    setting: 'living', focus: [400, 440],
    extent: { middle: 406, width: 576, height: 556, ground: 690 },
  },
  charger: {
    draw: drawCharger,
    draws: ['GaN 초고속 충전기'],
    setting: 'desk', focus: [380, 420], isSupple: true,
    extent: { middle: 448, width: 612, height: 564, ground: 690 },
  },
  'phone-case': {
    draw: drawPhoneCase,
    draws: ['자석 투명 케이스', '하드 범퍼 케이스'],
    setting: 'desk', focus: [420, 280],
    extent: { middle: 362, width: 508, height: 600, ground: 690 },
  },
} satisfies Record<string, Drawing>;
