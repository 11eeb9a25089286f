import type { smartKeywords } from 'mall/db/schema/display.ts';
import type { TopCategoryName } from '../catalog/categories.ts';
import { carriedTops } from '../malls/category-rows.ts';
import type { MallSeed } from '../malls/mall-list.ts';

/** Search keywords by category; each finds something. */
const keywordsByTop: Record<TopCategoryName, readonly string[]> = {
  휴대폰: [
    '누리폰 26',
    '휴대폰',
    '폴더블',
    '플립',
    '효도폰',
    '키즈폰',
    '베라온',
    '256GB',
    '모알',
    '폴리온',
    '실속폰',
    '아웃도어',
  ],
  태블릿·워치: ['태블릿', '스마트워치', '키즈워치', '누리탭'],
  모바일·음향: ['무선 이어폰', '보조배터리', '블루투스 스피커', '고속 충전기'],
  TV·PC: ['4K TV', '모니터', '노트북', '이동식 스크린'],
  생활가전: ['무선 청소기', '로봇 청소기', '가습기', '공기청정기', '김치냉장고'],
  주방가전: ['에어프라이어', '전기밥솥', '커피머신', '두유 제조기'],
  주방용품: ['프라이팬', '텀블러', '도마'],
  홈·리빙: ['구스 이불', '메모리폼', '수건', '책상', '무드등'],
  패션·잡화: ['경량 패딩', '러닝화', '책가방', '캐리어'],
  뷰티: ['선크림', '보습 크림', '전동칫솔', '샴푸'],
  식품: ['사과', '한우', '굴비', '현미', '원두', '꿀', '감귤', '김치'],
  건강식품: ['홍삼', '유산균', '오메가3', '비타민C'],
  레저·스포츠: ['캠핑의자', '텐트', '덤벨', '요가매트', '드라이버'],
  유아·반려·취미: ['블록', '강아지 사료', '그림책', '꽃다발', '만년필'],
  특가·이벤트: ['선물세트', '상품권', '영화', '임직원'],
  정기구독: ['생수', '우유', '꽃 구독', '원두 구독'],
};

/** Eighteen to twenty-four words, one category after the other. */
export function keywordRows(mall: MallSeed, firstNumber: number): (typeof smartKeywords.$inferInsert)[] {
  const lists = carriedTops(mall).map(({ name }) => keywordsByTop[name as TopCategoryName]);
  const inTurns = Array.from({ length: 12 }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
  return inTurns
    .slice(0, mall.fullness === 'FULL' ? 24 : 18)
    .map((srhName, index) => ({ searchNo: firstNumber + index, mallId: mall.mallId, srhName, prir: index + 1 }));
}
