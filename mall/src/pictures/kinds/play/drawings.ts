import type { Drawing } from '../drawing.ts';
import { drawBlocks } from './blocks.ts';
import { drawMagnetTiles, drawPuzzle, drawWoodBlocks } from './building.ts';
import { drawCatFood, drawCatLitter, drawDogFood, drawPetPads, drawPetTreats } from './pet-food.ts';
import { drawBabyGym, drawBoardGame, drawPlayKitchen, drawWaterGun } from './pretend.ts';
import { drawPlushToy, drawRcCar, drawToyRobot, drawToyTrain } from './toy.ts';

export const playDrawings = {
  'dog-food': {
    draw: drawDogFood,
    draws: ['강아지 사료', '강아지 한 달 사료 구독'],
    setting: 'living', focus: [340, 440], isSupple: true,
    extent: { middle: 433, width: 608, height: 548, ground: 690 },
  },
  'cat-food': {
    draw: drawCatFood,
    draws: ['고양이 사료'],
    setting: 'living', focus: [340, 440], isSupple: true,
    extent: { middle: 434, width: 616, height: 560, ground: 690 },
  },
  'pet-treats': {
    draw: drawPetTreats,
    draws: ['반려동물 간식', '반려동물 간식 상자'],
    setting: 'living', focus: [428, 420], isSupple: true,
    extent: { middle: 428, width: 604, height: 520, ground: 690 },
  },
  'cat-litter': {
    draw: drawCatLitter,
    draws: ['고양이 모래', '고양이 모래 구독'],
    setting: 'living', focus: [423, 420], isSupple: true,
    extent: { middle: 423, width: 656, height: 528, ground: 690 },
  },
  'pet-pads': {
    draw: drawPetPads,
    draws: ['배변 패드'],
    setting: 'living', focus: [410, 430], isSupple: true,
    extent: { middle: 410, width: 692, height: 492, ground: 690 },
  },
  'plush-toy': {
    draw: drawPlushToy,
    draws: ['말하는 동화 인형'],
    setting: 'playroom', focus: [400, 340], rear: 'pair',
    extent: { middle: 400, width: 460, height: 612, ground: 690 },
  },
  'toy-train': {
    draw: drawToyTrain,
    draws: ['장난감 기차'],
    setting: 'playroom', focus: [400, 440], rear: 'pair',
    extent: { middle: 377, width: 636, height: 600, ground: 690 },
  },
  'toy-robot': {
    draw: drawToyRobot,
    draws: ['장난감 로봇'],
    setting: 'playroom', focus: [400, 340], rear: 'pair',
    extent: { middle: 400, width: 532, height: 612, ground: 690 },
  },
  'rc-car': {
    draw: drawRcCar,
    draws: ['무선 조종 자동차'],
    setting: 'playroom', focus: [400, 500],
    extent: { middle: 422, width: 684, height: 632, ground: 690 },
  },
  'play-kitchen': {
    draw: drawPlayKitchen,
    draws: ['소꿉놀이 세트'],
    setting: 'playroom', focus: [400, 370], isSupple: true,
    extent: { middle: 400, width: 600, height: 608, ground: 690 },
  },
  'baby-gym': {
    draw: drawBabyGym,
    draws: ['아기 체육관'],
    setting: 'playroom', focus: [400, 440], isSupple: true,
    extent: { middle: 400, width: 688, height: 476, ground: 690 },
  },
  'board-game': {
    draw: drawBoardGame,
    draws: ['보드게임'],
    setting: 'playroom', focus: [410, 390], isSupple: true,
    extent: { middle: 410, width: 696, height: 580, ground: 690 },
  },
  'water-gun': {
    draw: drawWaterGun,
    draws: ['물총'],
    setting: 'outdoor', focus: [368, 380], isSupple: true,
    extent: { middle: 368, width: 696, height: 600, ground: 690 },
  },
  blocks: {
    draw: drawBlocks,
    draws: ['조립 블록'],
    setting: 'playroom', focus: [400, 420], isSupple: true,
    extent: { middle: 420, width: 604, height: 544, ground: 690 },
  },
  'magnet-tiles': {
    draw: drawMagnetTiles,
    draws: ['자석 블록'],
    setting: 'playroom', focus: [408, 420], isSupple: true,
    extent: { middle: 408, width: 656, height: 516, ground: 690 },
  },
  'wood-blocks': {
    draw: drawWoodBlocks,
    draws: ['원목 쌓기 블록'],
    setting: 'playroom', focus: [405, 430], isSupple: true,
    extent: { middle: 405, width: 612, height: 500, ground: 690 },
  },
  puzzle: {
    draw: drawPuzzle,
    draws: ['직소 퍼즐'],
    setting: 'playroom', focus: [419, 400], isSupple: true,
    extent: { middle: 419, width: 652, height: 552, ground: 690 },
  },
} satisfies Record<string, Drawing>;
