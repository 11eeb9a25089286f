import type { JoinType } from 'mall/phone-contract/join-type.ts';
import type { wireless, wirelessMemories, wirelessPlans } from 'mall/db/schema/wireless.ts';
import { phoneVariant } from '../../pictures/phone-variant.ts';
import { productPicturePath } from '../../pictures/picture-path.ts';
import { buildSearchText } from 'mall/search/search-text.ts';
import { topCategoryOf } from '../catalog/category-lookup.ts';
import { customerCenter, noticeOf } from '../catalog/notices.ts';
import { detailHtml } from '../goods/detail-html.ts';
import { offeredColors, planStock } from '../goods/goods-stock.ts';
import { hashOf, itemAt, type Random } from '../random.ts';
import { daysBefore } from '../seed-dates.ts';
import type { ColorRow, Placing, ProductRow } from '../seed-rows.ts';
import { headlineOf } from './headline.ts';
import { extraLinesOf, tagOf } from './phone-labels.ts';
import { phoneMakers } from './phone-makers.ts';
import { rearLensesOf, type PhoneModel } from './phone-model.ts';
import { plansFor } from './plan-list.ts';
import { extraSubsidyOf, subsidyOf } from './wireless-price.ts';

/** One wireless group with all its rows. */
export interface PhoneBundle {
  product: ProductRow;
  wireless: typeof wireless.$inferInsert;
  memories: (typeof wirelessMemories.$inferInsert)[];
  plans: (typeof wirelessPlans.$inferInsert)[];
  colors: ColorRow[];
  placing: Placing;
}

export function writePhone(model: PhoneModel, gdsGrpNo: string, gdsStat: string, random: Random): PhoneBundle {
  const { name } = model;
  const joinTpList: JoinType[] = model.planGroups[0] === 'DATA' ? ['NEW', 'CHANGE'] : ['NEW', 'TRANS', 'CHANGE'];
  const colors = model.colors.map((color) => ({ ...color, imgPaths: picturesIn(model, color.hex) }));
  const stock = planStock(gdsGrpNo, colors, gdsStat, random);
  const offered = offeredColors(stock.colors);
  const imgPaths = picturesOf(model);
  const headline = headlineOf(model, joinTpList);
  const instMnthList = headline.relsPrc > 1_500_000 ? [1, 12, 24, 30, 36, 48] : [1, 12, 24, 30, 36];
  const salesCnt = Math.floor(random.next() ** 3 * 4_000) + (model.age < 120 ? 800 : 0);
  const tag = tagOf(model);
  return {
    product: {
      gdsGrpNo,
      kind: 'WIRELESS',
      name,
      gdsStat,
      gdsGrpTag: tag,
      imgPaths,
      detailHtml: detailOf(model, imgPaths, offered, random),
      notice: noticeFor(model, offered),
      makerCd: phoneMakers[model.maker].code,
      makerNm: phoneMakers[model.maker].name,
      stckqty: stock.stckqty,
      stckqty2: stock.stckqty2,
      sortPrc: headline.totalPrice,
      regDts: daysBefore(model.age, random.between(0, 400)),
      ...buildSearchText({
        name,
        makerNm: phoneMakers[model.maker].name,
        categoryNames: [topCategoryOf(model.sub).name, model.sub],
        tag,
        modelNm: model.modelNo,
        aliases: aliasesOf(model),
      }),
    },
    wireless: { gdsGrpNo, ...headline, ...extraLinesOf(model, instMnthList), joinTpList, instMnthList },
    memories: model.memories.map(([phoneMemory, relsPrc], prir) => ({ gdsGrpNo, phoneMemory, relsPrc, prir })),
    plans: plansOf(model, gdsGrpNo, joinTpList),
    colors: stock.colors,
    placing: {
      gdsGrpNo,
      isSpecial: false,
      home: model.sub,
      alsoIn: [],
      months: null,
      recommendRank: recommendRank(model, headline.relsPrc, gdsStat, random),
      salesCnt,
    },
  };
}

/** New and expensive ones first, sold-out ones last. */
function recommendRank(model: PhoneModel, relsPrc: number, gdsStat: string, random: Random): number {
  const soldOut = gdsStat === 'GD00403' ? 0 : 500_000;
  return model.age * 800 + Math.max(2_000_000 - relsPrc, 0) / 10 + soldOut + random.between(1, 60_000);
}

/** Searchable also by memories, which the name does not contain. */
function aliasesOf({ picture, memories }: PhoneModel): string[] {
  const aliases = {
    phone: ['스마트폰', '핸드폰'],
    'phone-fold': ['폴더블폰', '접는폰', '핸드폰'],
    'phone-flip': ['플립폰', '접는폰', '핸드폰'],
    'phone-flip-small': ['플립폰', '접는폰', '핸드폰'],
    'phone-folder': ['폴더폰', '버튼폰', '핸드폰'],
    'phone-rugged': ['산업용폰', '방수폰', '핸드폰'],
    'phone-kids': ['어린이폰', '핸드폰'],
    tablet: ['태블릿PC', '패드'],
    watch: ['스마트시계', '손목시계'],
  };
  return [...aliases[picture], ...memories.map(([memory]) => memory)];
}

function picturesOf(model: PhoneModel): string[] {
  const path = (index: number, view: 'front' | 'back' | 'detail' | 'scene') =>
    pictureOf(model, itemAt(model.colors, index).hex, view);
  return [path(0, 'front'), path(1, 'front'), path(0, 'detail'), path(0, 'back'), path(0, 'scene')];
}

function picturesIn(model: PhoneModel, hex: string): string[] {
  return (['front', 'back', 'detail', 'scene'] as const).map((view) => pictureOf(model, hex, view));
}

function pictureOf(model: PhoneModel, hex: string, view: 'front' | 'back' | 'detail' | 'scene'): string {
  const variant = phoneVariant(hashOf(model.name), rearLensesOf(model));
  return productPicturePath({ kind: model.picture, color: hex.slice(1), variant, view });
}

function plansOf(model: PhoneModel, gdsGrpNo: string, joinTpList: readonly JoinType[]): PhoneBundle['plans'] {
  return model.memories.flatMap(([phoneMemory, relsPrc]) =>
    joinTpList.flatMap((joinTp) =>
      plansFor(model).map((plan) => {
        const sprtPrc = subsidyOf(relsPrc, model.age, plan, joinTp);
        return { gdsGrpNo, phoneMemory, joinTp, planNo: plan.planNo, sprtPrc, addSprtPrc: extraSubsidyOf(sprtPrc) };
      }),
    ),
  );
}

function detailOf(model: PhoneModel, images: readonly string[], colors: string, random: Random): string {
  const sentences = [
    model.story,
    `${model.screen} 화면과 ${model.camera} 카메라를 갖췄어요.`,
    `${model.battery} 배터리에 무게는 ${model.weight}이에요.`,
    '공통지원금과 선택약정 가운데 24개월 동안 내는 총액이 적은 쪽을 먼저 보여 드려요.',
  ];
  const specs = [
    ['모델명', model.modelNo],
    ['제조사', phoneMakers[model.maker].company],
    [model.picture === 'watch' ? '크기' : '저장 공간', memoriesOf(model)],
    ['화면', model.screen],
    ['카메라', model.camera],
    ['배터리', model.battery],
    ['무게', model.weight],
    ['출고가', model.memories.map(([memory, relsPrc]) => `${memory} ${relsPrc.toLocaleString('en-US')}원`).join(', ')],
    ['색상', colors],
  ] as const;
  return detailHtml(
    {
      name: model.name,
      headline: model.name,
      sentences,
      specs,
      images: [images[4] ?? '', images[2] ?? ''],
      closing: '개통한 뒤에도 받은 날과 개통한 날 가운데 늦은 날부터 7일 안에 계약을 철회할 수 있어요.',
    },
    random,
  );
}

function noticeFor(model: PhoneModel, colors: string) {
  const maker = phoneMakers[model.maker];
  const released = daysBefore(model.age);
  return noticeOf('mobile', {
    name: model.name,
    model: model.modelNo,
    maker: maker.company,
    origin: maker.origin,
    size: `${memoriesOf(model)}, ${model.weight}`,
    colors,
    year: String(released.getUTCFullYear()),
    month: String(released.getUTCMonth() + 1),
    tel: customerCenter,
    of: { spec: `화면 ${model.screen}, 카메라 ${model.camera}, 배터리 ${model.battery}` },
  });
}

function memoriesOf({ memories }: PhoneModel): string {
  return memories.map(([memory]) => memory).join(', ');
}
