import type { Drawing } from '../drawing.ts';
import { drawCharger, drawChargingStand } from './charger.ts';
import { drawEarbuds } from './earbuds.ts';
import { drawHeadphones, drawHeadset, drawWiredHeadphones } from './headphones.ts';
import { drawRadio, drawSmartSpeaker, drawSoundbar } from './home-audio.ts';
import { drawPhoneCase } from './phone-case.ts';
import { drawClearCase, drawScreenGlass, drawWalletCase } from './phone-covers.ts';
import { drawCable, drawPowerBank } from './power-bank.ts';
import { drawSpeaker } from './speaker.ts';
import { drawBoneEarphones, drawNeckband } from './sports-earphones.ts';
import { drawTablet } from './tablet.ts';
import { drawWatch } from './watch.ts';

export const mobileDrawings = {
  tablet: {
    draw: drawTablet,
    draws: [],
    setting: 'desk',
    focus: [330, 440],
    rear: 'own',
    extent: { middle: 400, width: 648, height: 588, ground: 690 },
  },
  watch: {
    draw: drawWatch,
    draws: [],
    setting: 'desk',
    focus: [400, 400],
    rear: 'own',
    extent: { middle: 408, width: 324, height: 568, ground: 690 },
  },
  earbuds: {
    draw: drawEarbuds,
    draws: ['노이즈캔슬링 무선 이어폰', '오픈형 블루투스 이어폰'],
    setting: 'desk',
    focus: [400, 420],
    rear: 'own',
    extent: { middle: 400, width: 388, height: 416, ground: 690 },
  },
  'bone-earphones': {
    draw: drawBoneEarphones,
    draws: ['골전도 이어폰'],
    setting: 'desk',
    focus: [399, 460],
    isSupple: true,
    extent: { middle: 399, width: 548, height: 448, ground: 690 },
  },
  neckband: {
    draw: drawNeckband,
    draws: ['넥밴드 이어폰'],
    setting: 'desk',
    focus: [400, 380],
    isSupple: true,
    extent: { middle: 400, width: 496, height: 592, ground: 690 },
  },
  headphones: {
    draw: drawHeadphones,
    draws: ['노이즈캔슬링 무선 헤드폰', '어린이 청력보호 헤드폰'],
    setting: 'desk',
    focus: [250, 520],
    extent: { middle: 400, width: 592, height: 556, ground: 690 },
  },
  headset: {
    draw: drawHeadset,
    draws: ['게이밍 헤드셋'],
    setting: 'desk',
    focus: [250, 560],
    extent: { middle: 400, width: 588, height: 556, ground: 690 },
  },
  'wired-headphones': {
    draw: drawWiredHeadphones,
    draws: ['유선 모니터링 헤드폰'],
    setting: 'desk',
    focus: [300, 600],
    extent: { middle: 400, width: 588, height: 604, ground: 740 },
  },
  speaker: {
    draw: drawSpeaker,
    draws: ['휴대용 블루투스 스피커'],
    setting: 'living',
    focus: [400, 440],
    extent: { middle: 400, width: 576, height: 448, ground: 690 },
  },
  soundbar: {
    draw: drawSoundbar,
    draws: ['사운드바'],
    setting: 'media',
    focus: [405, 510],
    isSupple: true,
    extent: { middle: 405, width: 720, height: 344, ground: 690 },
  },
  radio: {
    draw: drawRadio,
    draws: ['레트로 라디오 스피커'],
    setting: 'living-table',
    focus: [410, 390],
    isSupple: true,
    extent: { middle: 410, width: 648, height: 580, ground: 690 },
  },
  'smart-speaker': {
    draw: drawSmartSpeaker,
    draws: ['인공지능 스피커'],
    setting: 'living-table',
    focus: [400, 430],
    isSupple: true,
    extent: { middle: 400, width: 328, height: 500, ground: 690 },
  },
  charger: {
    draw: drawCharger,
    draws: ['GaN 초고속 충전기'],
    setting: 'desk',
    focus: [380, 420],
    isSupple: true,
    extent: { middle: 447, width: 616, height: 436, ground: 690 },
  },
  'charging-stand': {
    draw: drawChargingStand,
    draws: ['무선 충전 거치대'],
    setting: 'desk',
    focus: [453, 390],
    isSupple: true,
    extent: { middle: 453, width: 608, height: 572, ground: 690 },
  },
  'power-bank': {
    draw: drawPowerBank,
    draws: ['보조배터리'],
    setting: 'desk',
    focus: [435, 390],
    isSupple: true,
    extent: { middle: 435, width: 572, height: 584, ground: 690 },
  },
  cable: {
    draw: drawCable,
    draws: ['C타입 고속 케이블'],
    setting: 'desk',
    focus: [620, 500],
    isSupple: true,
    extent: { middle: 425, width: 620, height: 632, ground: 690 },
  },
  'phone-case': {
    draw: drawPhoneCase,
    draws: ['하드 범퍼 케이스'],
    setting: 'desk',
    focus: [420, 280],
    extent: { middle: 363, width: 508, height: 588, ground: 690 },
  },
  'clear-case': {
    draw: drawClearCase,
    draws: ['자석 투명 케이스'],
    setting: 'desk',
    focus: [344, 360],
    isSupple: true,
    extent: { middle: 344, width: 560, height: 628, ground: 690 },
  },
  'wallet-case': {
    draw: drawWalletCase,
    draws: ['카드 수납 다이어리 케이스'],
    setting: 'desk',
    focus: [300, 420],
    isSupple: true,
    extent: { middle: 425, width: 688, height: 568, ground: 690 },
  },
  'screen-glass': {
    draw: drawScreenGlass,
    draws: ['강화유리 필름'],
    setting: 'desk',
    focus: [442, 360],
    isSupple: true,
    extent: { middle: 442, width: 476, height: 640, ground: 690 },
  },
} satisfies Record<string, Drawing>;
