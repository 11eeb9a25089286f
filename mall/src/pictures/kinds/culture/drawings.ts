import type { Drawing } from '../drawing.ts';
import { drawBook } from './book.ts';
import { drawCheese, drawYogurt } from './dairy.ts';
import { drawFlower, drawFlowerVase } from './flower.ts';
import { drawCafeVoucher, drawGiftCard, drawMealVoucher } from './gift-card.ts';
import { drawMilkBox } from './milk-box.ts';
import { drawExhibitionTicket, drawMovieTicket, drawPopcornCombo, drawWaterParkTicket } from './movie-ticket.ts';
import { drawCongratulationPlant, drawDriedFlowers, drawMonstera, drawRubberPlant, drawSnakePlant, drawSucculents } from './plants.ts';
import { drawColoredPencils, drawFountainPen, drawNotebook, drawPens, drawPlanner } from './stationery.ts';
import { drawWaterBox } from './water-box.ts';

export const cultureDrawings = {
  book: {
    draw: drawBook,
    draws: ['에세이', '어린이 그림책', '요리책', '학습 만화', '실용서', '이달의 책 구독', '그림책 구독'],
    setting: 'desk', focus: [380, 330], rear: 'pair', isSupple: true,
    extent: { middle: 429, width: 584, height: 568, ground: 690 },
  },
  notebook: {
    draw: drawNotebook,
    draws: ['노트'],
    setting: 'desk', focus: [466, 430], rear: 'pair', isSupple: true,
    extent: { middle: 466, width: 768, height: 508, ground: 690 },
  },
  planner: {
    draw: drawPlanner,
    draws: ['플래너'],
    setting: 'desk', focus: [411, 440], rear: 'pair', isSupple: true,
    extent: { middle: 411, width: 684, height: 472, ground: 690 },
  },
  pens: {
    draw: drawPens,
    draws: ['젤 볼펜 세트'],
    setting: 'desk', focus: [400, 410], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 456, height: 548, ground: 690 },
  },
  'fountain-pen': {
    draw: drawFountainPen,
    draws: ['만년필'],
    setting: 'desk', focus: [383, 430], isSupple: true,
    extent: { middle: 383, width: 664, height: 496, ground: 690 },
  },
  'colored-pencils': {
    draw: drawColoredPencils,
    draws: ['색연필'],
    setting: 'desk', focus: [400, 380], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 624, height: 588, ground: 690 },
  },
  flower: {
    draw: drawFlower,
    draws: ['꽃다발'],
    setting: 'living-table', focus: [400, 280], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 496, height: 564, ground: 690 },
  },
  'flower-vase': {
    draw: drawFlowerVase,
    draws: ['계절 꽃 구독'],
    setting: 'living-table', focus: [400, 280], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 496, height: 580, ground: 690 },
  },
  monstera: {
    draw: drawMonstera,
    draws: ['몬스테라 화분', '초록 식물 구독'],
    setting: 'living-table', focus: [400, 360], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 548, height: 636, ground: 690 },
  },
  'snake-plant': {
    draw: drawSnakePlant,
    draws: ['스투키 화분'],
    setting: 'living-table', focus: [397, 410], rear: 'pair', isSupple: true,
    extent: { middle: 397, width: 292, height: 532, ground: 690 },
  },
  'rubber-plant': {
    draw: drawRubberPlant,
    draws: ['고무나무 화분'],
    setting: 'living-table', focus: [391, 360], rear: 'pair', isSupple: true,
    extent: { middle: 391, width: 304, height: 640, ground: 690 },
  },
  'congratulation-plant': {
    draw: drawCongratulationPlant,
    draws: ['개업 축하 화분'],
    setting: 'living-table', focus: [391, 400], rear: 'pair', isSupple: true,
    extent: { middle: 391, width: 388, height: 560, ground: 690 },
  },
  succulents: {
    draw: drawSucculents,
    draws: ['다육이 모음'],
    setting: 'living-table', focus: [399, 530], rear: 'pair', isSupple: true,
    extent: { middle: 399, width: 664, height: 316, ground: 690 },
  },
  'dried-flowers': {
    draw: drawDriedFlowers,
    draws: ['드라이플라워'],
    setting: 'living-table', focus: [400, 300], rear: 'pair', isSupple: true,
    extent: { middle: 403, width: 400, height: 576, ground: 690 },
  },
  'water-box': {
    draw: drawWaterBox,
    draws: ['생수 정기배송'],
    setting: 'kitchen', focus: [340, 420], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 624, height: 536, ground: 690 },
  },
  'milk-box': {
    draw: drawMilkBox,
    draws: ['아침 우유'],
    setting: 'kitchen', focus: [360, 360], rear: 'pair', isSupple: true,
    extent: { middle: 419, width: 564, height: 544, ground: 690 },
  },
  yogurt: {
    draw: drawYogurt,
    draws: ['요거트 구독'],
    setting: 'kitchen', focus: [420, 450], rear: 'pair', isSupple: true,
    extent: { middle: 420, width: 584, height: 460, ground: 690 },
  },
  cheese: {
    draw: drawCheese,
    draws: ['치즈 구독'],
    setting: 'kitchen', focus: [415, 450], rear: 'pair', isSupple: true,
    extent: { middle: 415, width: 668, height: 452, ground: 690 },
  },
  'gift-card': {
    draw: drawGiftCard,
    draws: ['모바일 상품권'],
    setting: 'living-table', focus: [380, 340], rear: 'pair',
    extent: { middle: 414, width: 560, height: 532, ground: 714 },
  },
  'meal-voucher': {
    draw: drawMealVoucher,
    draws: ['식사권'],
    setting: 'living-table', focus: [380, 340], rear: 'pair',
    extent: { middle: 414, width: 568, height: 548, ground: 716 },
  },
  'cafe-voucher': {
    draw: drawCafeVoucher,
    draws: ['카페 이용권'],
    setting: 'living-table', focus: [380, 340], rear: 'pair',
    extent: { middle: 415, width: 568, height: 548, ground: 716 },
  },
  'movie-ticket': {
    draw: drawMovieTicket,
    draws: ['영화 관람권'],
    setting: 'living-table', focus: [340, 420], rear: 'pair', isSupple: true,
    extent: { middle: 371, width: 628, height: 608, ground: 690 },
  },
  'exhibition-ticket': {
    draw: drawExhibitionTicket,
    draws: ['전시 입장권'],
    setting: 'living-table', focus: [440, 420], rear: 'pair', isSupple: true,
    extent: { middle: 383, width: 656, height: 604, ground: 690 },
  },
  'water-park-ticket': {
    draw: drawWaterParkTicket,
    draws: ['워터파크 종일권'],
    setting: 'living-table', focus: [440, 420], rear: 'pair', isSupple: true,
    extent: { middle: 379, width: 648, height: 608, ground: 690 },
  },
  'popcorn-combo': {
    draw: drawPopcornCombo,
    draws: ['팝콘 콤보 교환권'],
    setting: 'living-table', focus: [413, 380], rear: 'pair', isSupple: true,
    extent: { middle: 413, width: 508, height: 600, ground: 690 },
  },
} satisfies Record<string, Drawing>;
