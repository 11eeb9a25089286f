import type { ProductNotice } from 'mall/db/schema/products.ts';
import { hashOf, itemAt } from '../random.ts';
import type { SortFacts } from './sort-facts.ts';

/** Values of the disclosure (상품정보 고시). */
export interface NoticeFacts {
  name: string;
  model: string;
  maker: string;
  origin: string;
  /** Such as 500g*2, or the size of a thing. */
  size: string;
  /** Empty: there is one color. */
  colors: string;
  year: string;
  month: string;
  tel: string;
  /** Sizes to choose from, with their measures. */
  measures?: string;
  of: Partial<SortFacts>;
}

/** Each mall shows its own number on every page; goods of all malls refer to that. */
export const customerCenter = '화면 아래 고객센터';

/** A value that this disclosure must have. */
function must(field: keyof SortFacts) {
  return ({ name, of }: NoticeFacts) => {
    const value = of[field];
    if (value === undefined) throw new Error(`${name} has no ${field} to disclose`);
    return value;
  };
}

type Field = readonly [title: string, text: (facts: NoticeFacts) => string];

const fixed = (text: string) => () => text;
const tel: Field = ['A/S 책임자와 전화번호', ({ maker, tel }) => `${maker} / ${tel}`];
const consumer: Field = ['소비자 상담 전화번호', ({ tel }) => tel];
const maker: Field = ['제조자(수입자)', ({ maker }) => maker];
const origin: Field = ['제조국', ({ origin }) => origin];
const size: Field = ['크기·용량', ({ size }) => size];
const color: Field = ['색상', ({ colors }) => colors || '한 가지 색 (사진과 같음)'];
const released: Field = ['동일 모델의 출시년월', ({ year, month }) => `${year}년 ${month}월`];
const model: Field = ['품명 및 모델명', ({ name, model }) => (model === '' ? name : `${name} / ${model}`)];
const warranty: Field = ['품질보증기준', fixed('소비자분쟁해결기준(공정거래위원회 고시)에 따름')];
const certified: Field = [
  'KC 인증정보',
  ({ model, name, origin }) =>
    `적합성평가 인증 완료 (R-R-${certifiedAs(name + origin)}${model === '' ? '' : `-${model}`})`,
];
const power: Field = ['정격전압·소비전력', must('power')];

/** Sizes of clothes and shoes stand in a table beside the choice, too. */
function measured({ name, measures }: NoticeFacts): string {
  if (!measures) throw new Error(`${name} has no sizes to disclose`);
  return measures;
}

/** Certificates and authors are invented, and the same in every run. */
function certifiedAs(name: string): string {
  return String(100_000 + (hashOf(name) % 900_000));
}

function authorOf(name: string): string {
  return itemAt(authors, hashOf(name));
}

const authors = ['한서우', '윤도담', '서지안', '민하람', '강이든', '백소율', '조은결', '문다온'];

const electric: readonly Field[] = [model, certified, power, released, maker, origin, size, color, warranty, tel];
const eaten: readonly Field[] = [
  ['제품명', ({ name }) => name],
  ['식품의 유형', must('foodType')],
  ['생산자 및 소재지', ({ maker }) => maker],
  ['제조연월일·소비기한', fixed('받은 날부터 소비기한이 절반 이상 남은 상품으로 보내 드려요')],
  ['포장단위별 용량(중량)·수량', ({ size }) => size],
  ['원산지', ({ origin }) => origin],
  ['보관방법', fixed('서늘하고 햇빛이 들지 않는 곳, 냉장·냉동 상품은 표시 온도에 보관')],
  ['소비자안전을 위한 주의사항', must('allergy')],
  consumer,
];

const fieldsByName = {
  audio: [...electric, ['재생·대기 시간', (facts) => `${must('play')(facts)} (사용 환경에 따라 달라질 수 있음)`]],
  electronics: electric,
  video: [...electric, ['화면사양(크기·해상도)', (facts) => `${facts.size} / ${must('screen')(facts)}`]],
  computer: [...electric, ['주요 사양', must('spec')], ['운영체제 포함 여부', ({ of }) => of.system ?? '포함']],
  seasonal: [
    ...electric,
    ['에너지소비효율등급', must('energy')],
    ['추가설치비용', fixed('앵글, 사다리차 등은 실비로 안내')],
  ],
  appliance: electric,
  mobile: [
    model,
    certified,
    released,
    maker,
    origin,
    size,
    color,
    ['이동통신사 가입조건', fixed('통신사, 약정 기간, 유심, 위약금은 이 상품 화면에 표시')],
    ['주요 사양', must('spec')],
    warranty,
    tel,
  ],
  sundries: [model, ['재질', must('material')], size, color, maker, origin, warranty, tel],
  kitchenware: [
    model,
    ['재질', must('material')],
    ['구성품', ({ size }) => size],
    released,
    maker,
    origin,
    ['수입식품안전관리 특별법에 따른 신고', fixed('국내 제조 또는 수입신고 필함')],
    warranty,
    tel,
  ],
  bedding: [
    ['제품의 주소재', must('material')],
    color,
    size,
    maker,
    origin,
    ['세탁방법 및 취급 시 주의사항', fixed('찬물 단독 세탁, 표백제 사용 금지')],
    warranty,
    tel,
  ],
  furniture: [
    model,
    ['KC 인증정보', fixed('안전기준 적합 확인')],
    color,
    ['구성품', fixed('본체와 조립 공구')],
    ['주요 소재', must('material')],
    maker,
    origin,
    size,
    ['배송·설치비용', fixed('직접 조립은 없음, 설치를 선택하면 선택 항목의 금액')],
    warranty,
    tel,
  ],
  clothes: [
    ['제품 소재', must('material')],
    color,
    ['치수', measured],
    maker,
    origin,
    ['세탁방법 및 취급 시 주의사항', fixed('단독 손세탁 권장, 건조기 사용 금지')],
    ['제조연월', ({ year, month }) => `${year}년 ${month}월`],
    warranty,
    tel,
  ],
  shoes: [
    ['제품 주소재', must('material')],
    color,
    ['치수', measured],
    maker,
    origin,
    ['취급 시 주의사항', fixed('젖으면 그늘에서 말려 주세요')],
    warranty,
    tel,
  ],
  bag: [
    ['종류', ({ name }) => name],
    ['소재', must('material')],
    color,
    size,
    maker,
    origin,
    ['취급 시 주의사항', fixed('직사광선과 습기를 피해 보관')],
    warranty,
    tel,
  ],
  cosmetics: [
    ['내용물의 용량 또는 중량', ({ size }) => size],
    ['제품 주요 사양', fixed('모든 피부')],
    ['사용기한 또는 개봉 후 사용기간', fixed('제조일부터 30개월, 개봉 후 12개월')],
    ['사용방법', must('use')],
    maker,
    origin,
    ['화장품법에 따라 기재하여야 하는 모든 성분', must('ingredients')],
    ['기능성 심사 여부', must('review')],
    warranty,
    consumer,
  ],
  quasiDrug: [
    ['품명', ({ name }) => name],
    ['용량·수량', ({ size }) => size],
    ['사용기한', fixed('제조일부터 36개월')],
    maker,
    origin,
    ['사용 시 주의사항', fixed('삼키지 말고 어린이 손이 닿지 않는 곳에 보관')],
    warranty,
    consumer,
  ],
  food: eaten,
  meat: [...eaten, ['축산물 이력번호', fixed('포장마다 다르며 겉면에 인쇄')], ['등급', must('grade')]],
  healthFood: [
    ...eaten,
    ['영양정보', must('nutrition')],
    ['섭취량, 섭취방법 및 주의사항', must('intake')],
    ['의약품이 아님', fixed('질병의 예방 및 치료를 위한 의약품이 아니에요')],
  ],
  petFood: [
    ['제품명', ({ name }) => name],
    ['사료의 등록성분량', must('feed')],
    ['중량', ({ size }) => size],
    maker,
    origin,
    ['급여방법', must('feeding')],
    consumer,
  ],
  toy: [
    model,
    ['KC 인증정보', fixed('어린이제품 안전확인 신고 완료')],
    ['크기·중량', ({ size }) => size],
    color,
    ['사용연령', must('age')],
    released,
    maker,
    origin,
    ['취급방법 및 주의사항', fixed('작은 부품이 있으니 보호자가 함께해 주세요')],
    warranty,
    tel,
  ],
  book: [
    ['도서명', ({ name }) => name],
    ['저자, 출판사', ({ name, maker }) => `${authorOf(name)} / ${maker}`],
    ['크기', ({ size }) => size],
    ['쪽수', must('pages')],
    ['발행일', ({ year, month }) => `${year}년 ${month}월`],
    ['책소개', must('about')],
  ],
  flower: [
    ['품목', ({ name }) => name],
    ['크기', ({ size }) => size],
    ['생산자', ({ maker }) => maker],
    ['원산지', ({ origin }) => origin],
    ['관리방법', fixed('받은 뒤 줄기를 사선으로 자르고 물을 매일 갈아 주세요')],
    consumer,
  ],
  voucher: [
    ['발행자', ({ maker }) => maker],
    ['유효기간', fixed('발행일부터 1년, 한 번 연장 가능')],
    ['이용조건', must('terms')],
    ['이용 가능 매장', must('shops')],
    ['잔액 환급 조건', fixed('액면의 60% 이상 사용 시 잔액 환급')],
    consumer,
  ],
  sports: [
    model,
    ['재질', must('material')],
    ['크기·중량', ({ size }) => size],
    color,
    ['제품 구성', must('parts')],
    released,
    maker,
    origin,
    ['세부 사양', must('spec')],
    warranty,
    tel,
  ],
} as const satisfies Record<string, readonly Field[]>;

export type NoticeName = keyof typeof fieldsByName;

/** The disclosure that Korean law requires, by kind of product. */
export function noticeOf(name: NoticeName, facts: NoticeFacts): ProductNotice[] {
  return fieldsByName[name].map(([title, text]) => ({ title, text: text(facts) }));
}
