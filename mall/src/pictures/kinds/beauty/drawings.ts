import type { Drawing } from '../drawing.ts';
import { drawBodyLotion, drawBodyWash, drawDiffuser, drawHairTreatment, drawRoomSpray, drawSoap, drawSolidPerfume } from './body-care.ts';
import { drawPerfume } from './perfume.ts';
import { drawShampoo } from './shampoo.ts';
import { drawCosmetics, drawCream, drawSerum, drawSheetMask, drawToner } from './skin-care.ts';
import { drawCushion, drawSoothingGel, drawSunStick, drawSunscreen } from './sun-care.ts';
import { drawBrushHeads, drawElectricToothbrush, drawMouthwash, drawToothbrush, drawToothpaste, drawWaterFlosser } from './toothbrush.ts';
import { drawCapsules, drawSoftgels, drawSupplementSachets, drawVitamins } from './vitamins.ts';

export const beautyDrawings = {
  cream: {
    draw: drawCream,
    draws: ['보습 크림'],
    setting: 'bath', focus: [429, 550], isSupple: true,
    extent: { middle: 429, width: 608, height: 360, ground: 738 },
  },
  toner: {
    draw: drawToner,
    draws: ['토너'],
    setting: 'bath', focus: [400, 480], isSupple: true,
    extent: { middle: 446, width: 432, height: 564, ground: 690 },
  },
  serum: {
    draw: drawSerum,
    draws: ['앰플 세럼'],
    setting: 'bath', focus: [468, 440], isSupple: true,
    extent: { middle: 468, width: 484, height: 476, ground: 690 },
  },
  'sheet-mask': {
    draw: drawSheetMask,
    draws: ['마스크팩'],
    setting: 'bath', focus: [384, 410], isSupple: true,
    extent: { middle: 384, width: 680, height: 544, ground: 690 },
  },
  cosmetics: {
    draw: drawCosmetics,
    draws: ['기초 2종 세트'],
    setting: 'bath', focus: [380, 480], isSupple: true,
    extent: { middle: 396, width: 532, height: 548, ground: 690 },
  },
  sunscreen: {
    draw: drawSunscreen,
    draws: ['선크림'],
    setting: 'bath', focus: [380, 360], isSupple: true,
    extent: { middle: 463, width: 512, height: 568, ground: 690 },
  },
  'sun-stick': {
    draw: drawSunStick,
    draws: ['선스틱'],
    setting: 'bath', focus: [459, 420], isSupple: true,
    extent: { middle: 459, width: 476, height: 520, ground: 690 },
  },
  cushion: {
    draw: drawCushion,
    draws: ['선쿠션'],
    setting: 'living-table', focus: [433, 370], isSupple: true,
    extent: { middle: 433, width: 524, height: 608, ground: 690 },
  },
  'soothing-gel': {
    draw: drawSoothingGel,
    draws: ['애프터선 수딩젤'],
    setting: 'bath', focus: [448, 490], isSupple: true,
    extent: { middle: 448, width: 544, height: 376, ground: 690 },
  },
  perfume: {
    draw: drawPerfume,
    draws: ['오 드 퍼퓸'],
    setting: 'living-table', focus: [400, 380], isSupple: true,
    extent: { middle: 400, width: 392, height: 548, ground: 690 },
  },
  'solid-perfume': {
    draw: drawSolidPerfume,
    draws: ['고체 향수'],
    setting: 'living-table', focus: [407, 440], isSupple: true,
    extent: { middle: 407, width: 604, height: 480, ground: 690 },
  },
  diffuser: {
    draw: drawDiffuser,
    draws: ['디퓨저'],
    setting: 'living-table', focus: [400, 500], isSupple: true,
    extent: { middle: 400, width: 636, height: 548, ground: 690 },
  },
  'room-spray': {
    draw: drawRoomSpray,
    draws: ['룸 스프레이'],
    setting: 'living-table', focus: [400, 400], isSupple: true,
    extent: { middle: 320, width: 496, height: 540, ground: 690 },
  },
  shampoo: {
    draw: drawShampoo,
    draws: ['탈모 완화 샴푸'],
    setting: 'bath', focus: [400, 420], isSupple: true,
    extent: { middle: 401, width: 432, height: 556, ground: 690 },
  },
  'hair-treatment': {
    draw: drawHairTreatment,
    draws: ['손상모 트리트먼트'],
    setting: 'bath', focus: [460, 410], isSupple: true,
    extent: { middle: 460, width: 528, height: 544, ground: 690 },
  },
  'body-wash': {
    draw: drawBodyWash,
    draws: ['바디워시'],
    setting: 'bath', focus: [444, 410], isSupple: true,
    extent: { middle: 444, width: 516, height: 544, ground: 690 },
  },
  'body-lotion': {
    draw: drawBodyLotion,
    draws: ['바디로션'],
    setting: 'bath', focus: [436, 420], isSupple: true,
    extent: { middle: 436, width: 496, height: 512, ground: 690 },
  },
  soap: {
    draw: drawSoap,
    draws: ['수제 비누'],
    setting: 'bath', focus: [409, 500], isSupple: true,
    extent: { middle: 409, width: 608, height: 360, ground: 690 },
  },
  toothbrush: {
    draw: drawToothbrush,
    draws: ['초미세모 칫솔'],
    setting: 'bath', focus: [400, 320],
    extent: { middle: 419, width: 408, height: 572, ground: 690 },
  },
  'electric-toothbrush': {
    draw: drawElectricToothbrush,
    draws: ['음파 전동칫솔'],
    setting: 'bath', focus: [370, 300], isSupple: true,
    extent: { middle: 451, width: 376, height: 592, ground: 690 },
  },
  'brush-heads': {
    draw: drawBrushHeads,
    draws: ['칫솔모 구독'],
    setting: 'bath', focus: [405, 380], isSupple: true,
    extent: { middle: 405, width: 476, height: 600, ground: 690 },
  },
  toothpaste: {
    draw: drawToothpaste,
    draws: ['치약'],
    setting: 'bath', focus: [414, 480], isSupple: true,
    extent: { middle: 414, width: 640, height: 404, ground: 690 },
  },
  'water-flosser': {
    draw: drawWaterFlosser,
    draws: ['구강세정기'],
    setting: 'bath', focus: [368, 380], isSupple: true,
    extent: { middle: 368, width: 500, height: 596, ground: 690 },
  },
  mouthwash: {
    draw: drawMouthwash,
    draws: ['가글'],
    setting: 'bath', focus: [443, 390], isSupple: true,
    extent: { middle: 443, width: 460, height: 576, ground: 690 },
  },
  vitamins: {
    draw: drawVitamins,
    draws: ['멀티비타민', '비타민C 1000', '칼슘 마그네슘'],
    setting: 'kitchen', focus: [420, 480], isSupple: true,
    extent: { middle: 481, width: 520, height: 536, ground: 690 },
  },
  capsules: {
    draw: drawCapsules,
    draws: ['프로바이오틱스 유산균', '유산균 정기배송'],
    setting: 'kitchen', focus: [460, 500], isSupple: true,
    extent: { middle: 475, width: 520, height: 532, ground: 690 },
  },
  softgels: {
    draw: drawSoftgels,
    draws: ['루테인 지아잔틴', 'rTG 오메가3'],
    setting: 'kitchen', focus: [460, 500], isSupple: true,
    extent: { middle: 479, width: 516, height: 532, ground: 690 },
  },
  'supplement-sachets': {
    draw: drawSupplementSachets,
    draws: ['맞춤 영양제 구독'],
    setting: 'kitchen', focus: [390, 450], isSupple: true,
    extent: { middle: 390, width: 504, height: 460, ground: 690 },
  },
} satisfies Record<string, Drawing>;
