import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mallProducts } from '../../db/schema/categories.ts';
import { goods } from '../../db/schema/products.ts';
import { loadSellableItems } from '../carts/selections.ts';
import { isListedIn } from '../products/listing.ts';
import { entranceNames, uploadColumns, type ColumnName } from './columns.ts';
import { mostPieces } from './read-row.ts';

/** How each column is filled in. */
const ways: Readonly<Record<ColumnName, string>> = {
  custOrdNo: '주문을 구별하는 번호예요. 한 파일 안에서 겹치지 않아야 하고, 결과 파일에서 같은 번호로 찾을 수 있어요.',
  gdsGrpNo: '상품 목록 내려받기로 받은 파일에 있는 번호예요. 상품 페이지 주소에도 있어요.',
  optNm: '옵션이 있는 상품이면 상품 목록에 있는 이름 그대로 입력해주세요.',
  colorNm: '색상이 있는 상품이면 상품 목록에 있는 이름 그대로 입력해주세요.',
  qty: `1부터 ${mostPieces}까지의 숫자예요.`,
  rcvrNm: '받는 사람의 이름이에요.',
  rcvrTel: '맨 앞의 0까지 입력해주세요.',
  zipCd: '다섯 자리예요. 맨 앞의 0까지 입력해주세요.',
  roadAddr: '도로명 주소예요.',
  dtlAddr: '동과 호수처럼 나머지 주소예요.',
  dlvMsg: '배송하는 분에게 보이는 말이에요.',
  entrMthdCd: '칸을 누르면 나오는 목록에서 선택해주세요.',
  entrCntn: '공동현관 비밀번호처럼 들어갈 때 필요한 것이에요. 배송이 끝나면 지워요.',
};

const receiver = {
  custOrdNo: 'A-1001',
  qty: '1',
  rcvrNm: '한가온',
  rcvrTel: '010-0000-1234',
  zipCd: '04524',
  roadAddr: '서울특별시 중구 한빛로 12',
  dtlAddr: '101동 1203호',
  dlvMsg: '문 앞에 놓아 주세요.',
  entrMthdCd: entranceNames.at(0) ?? '',
  entrCntn: '',
};

type Example = Readonly<Record<ColumnName, string>>;

/** Rows of the sheet that explains the others: which columns must be filled in, how, and an example from goods that the mall sells. */
export async function templateGuide(db: Database, mallId: string): Promise<string[][]> {
  const example: Example = { ...receiver, ...(await goodsToOrder(db, mallId)) };
  return [
    ['열', '필수', '쓰는 법', '글자 수', '예시'],
    ...uploadColumns.map(({ colNm, title, isRequired, longest }) => [
      title,
      isRequired ? '필수' : '',
      ways[colNm],
      `${longest}자까지`,
      example[colNm],
    ]),
  ];
}

/** Goods that can be ordered, with one of their choices. Empty in a mall that has none. */
async function goodsToOrder(db: Database, mallId: string): Promise<Pick<Example, 'gdsGrpNo' | 'optNm' | 'colorNm'>> {
  const { gdsGrpNo, isInStock, recommendRank } = mallProducts;
  const [first] = await db
    .select({ gdsGrpNo })
    .from(mallProducts)
    .innerJoin(goods, eq(goods.gdsGrpNo, gdsGrpNo))
    .where(and(isListedIn(mallId), eq(isInStock, true), isNull(goods.subs)))
    .orderBy(asc(recommendRank))
    .limit(1);
  const item = first && (await loadSellableItems(db, mallId, [first.gdsGrpNo])).get(first.gdsGrpNo);
  const option = item?.options.find(({ stckqty }) => stckqty > 0);
  const color = item?.colors.find(({ stckqty }) => stckqty > 0);
  return { gdsGrpNo: first?.gdsGrpNo ?? '', optNm: option?.optNm ?? '', colorNm: color?.colorNm ?? '' };
}
