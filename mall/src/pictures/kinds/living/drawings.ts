import type { Drawing } from '../drawing.ts';
import { drawBedding, drawHeatedBlanket, drawMattressCover } from './bedding.ts';
import { drawChair, drawOfficeChair, drawRecliner, drawStool, drawStudentChair } from './chair.ts';
import { drawDesk, drawLowTable, drawStandingDesk, drawStudyDesk } from './desk.ts';
import { drawDeskLamp, drawFloorLamp, drawLamp } from './lamp.ts';
import { drawBodyPillow, drawBuckwheatPillow, drawFoamPillow, drawPillow } from './pillow.ts';
import { drawBathMat, drawBathTowel, drawSportsTowel, drawTowel } from './towel.ts';

export const livingDrawings = {
  bedding: {
    draw: drawBedding,
    draws: ['차렵이불', '구스 이불', '여름 냉감 이불'],
    setting: 'bedroom', focus: [330, 470], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 660, height: 496, ground: 690 },
  },
  'mattress-cover': {
    draw: drawMattressCover,
    draws: ['매트리스 커버'],
    setting: 'bedroom', focus: [409, 470], rear: 'pair', isSupple: true,
    extent: { middle: 409, width: 732, height: 416, ground: 690 },
  },
  'heated-blanket': {
    draw: drawHeatedBlanket,
    draws: ['온열 담요'],
    setting: 'bedroom', focus: [404, 390], isSupple: true,
    extent: { middle: 404, width: 620, height: 584, ground: 690 },
  },
  pillow: {
    draw: drawPillow,
    draws: ['호텔식 솜베개'],
    setting: 'bedroom', focus: [330, 460], rear: 'pair',
    extent: { middle: 400, width: 556, height: 524, ground: 690 },
  },
  'foam-pillow': {
    draw: drawFoamPillow,
    draws: ['메모리폼 경추베개'],
    setting: 'bedroom', focus: [400, 560], rear: 'pair',
    extent: { middle: 400, width: 560, height: 256, ground: 690 },
  },
  'buckwheat-pillow': {
    draw: drawBuckwheatPillow,
    draws: ['메밀 베개'],
    setting: 'bedroom', focus: [480, 560], rear: 'pair', isSupple: true,
    extent: { middle: 414, width: 628, height: 308, ground: 690 },
  },
  'body-pillow': {
    draw: drawBodyPillow,
    draws: ['바디필로우'],
    setting: 'bedroom', focus: [300, 330], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 508, height: 604, ground: 690 },
  },
  towel: {
    draw: drawTowel,
    draws: ['코마사 세면타월', '수건 바꿔주는 구독'],
    setting: 'bath', focus: [400, 480], rear: 'pair', isSupple: true,
    extent: { middle: 410, width: 556, height: 472, ground: 690 },
  },
  'bath-towel': {
    draw: drawBathTowel,
    draws: ['호텔 바스타월'],
    setting: 'bath', focus: [400, 420], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 556, height: 520, ground: 690 },
  },
  'sports-towel': {
    draw: drawSportsTowel,
    draws: ['극세사 스포츠타월'],
    setting: 'gym', focus: [440, 450], rear: 'pair', isSupple: true,
    extent: { middle: 440, width: 628, height: 464, ground: 690 },
  },
  'bath-mat': {
    draw: drawBathMat,
    draws: ['발매트'],
    setting: 'bath', focus: [400, 560], isSupple: true,
    extent: { middle: 395, width: 704, height: 516, ground: 690 },
  },
  chair: {
    draw: drawChair,
    draws: ['원목 식탁의자'],
    setting: 'living', focus: [400, 360], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 324, height: 588, ground: 690 },
  },
  'office-chair': {
    draw: drawOfficeChair,
    draws: ['메쉬 사무용 의자'],
    setting: 'living', focus: [400, 360], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 412, height: 628, ground: 690 },
  },
  'student-chair': {
    draw: drawStudentChair,
    draws: ['학생 높이조절 의자'],
    setting: 'living', focus: [400, 400], rear: 'pair', isSupple: true,
    extent: { middle: 401, width: 408, height: 584, ground: 690 },
  },
  recliner: {
    draw: drawRecliner,
    draws: ['1인 리클라이너'],
    setting: 'living', focus: [440, 420], rear: 'pair', isSupple: true,
    extent: { middle: 377, width: 724, height: 552, ground: 690 },
  },
  stool: {
    draw: drawStool,
    draws: ['접이식 스툴'],
    setting: 'living', focus: [399, 480], rear: 'pair', isSupple: true,
    extent: { middle: 399, width: 416, height: 412, ground: 690 },
  },
  desk: {
    draw: drawDesk,
    draws: ['컴퓨터 책상'],
    setting: 'living', focus: [300, 360], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 624, height: 476, ground: 690 },
  },
  'standing-desk': {
    draw: drawStandingDesk,
    draws: ['전동 높이조절 책상'],
    setting: 'living', focus: [560, 420], rear: 'pair', isSupple: true,
    extent: { middle: 406, width: 636, height: 584, ground: 690 },
  },
  'study-desk': {
    draw: drawStudyDesk,
    draws: ['독서실 책상'],
    setting: 'living', focus: [400, 400], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 612, height: 608, ground: 714 },
  },
  'low-table': {
    draw: drawLowTable,
    draws: ['접이식 좌식 테이블'],
    setting: 'living', focus: [400, 530], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 636, height: 304, ground: 690 },
  },
  lamp: {
    draw: drawLamp,
    draws: ['단스탠드 무드등'],
    setting: 'living-table', focus: [400, 340], rear: 'pair', isSupple: true,
    extent: { middle: 401, width: 376, height: 544, ground: 690 },
  },
  'desk-lamp': {
    draw: drawDeskLamp,
    draws: ['LED 데스크 스탠드'],
    setting: 'desk', focus: [340, 300], rear: 'pair', isSupple: true,
    extent: { middle: 394, width: 408, height: 552, ground: 690 },
  },
  'floor-lamp': {
    draw: drawFloorLamp,
    draws: ['장스탠드'],
    setting: 'living', focus: [400, 200], rear: 'pair', isSupple: true,
    extent: { middle: 400, width: 304, height: 628, ground: 690 },
  },
} satisfies Record<string, Drawing>;
