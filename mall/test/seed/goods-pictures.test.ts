import { describe, expect, test } from 'vitest';
import { drawingOf, productKinds } from '../../src/pictures/product-kinds.ts';
import type { ProductKind } from '../../src/pictures/product-kinds.ts';
import { subscriptionVariants } from '../../src/db/seed/catalog/kinds/event-subscription.ts';
import { goodsKinds } from '../../src/db/seed/catalog/kinds/all-kinds.ts';
import { words } from '../../src/db/seed/catalog/goods-kind.ts';
import { allGoods } from '../../src/db/seed/goods/all-goods.ts';
import { thingsIn } from './things.ts';

/**
 * Sorts whose own drawing is still missing, a line for each file of the catalogue. Take a name away with every drawing; the
 * list ends empty.
 */
const notYetDrawn: readonly string[] = [
  ...words('오픈형 블루투스 이어폰|골전도 이어폰|넥밴드 이어폰|게이밍 헤드셋|사운드바|레트로 라디오 스피커|인공지능 스피커|보조배터리|무선 충전 거치대|C타입 고속 케이블|카드 수납 다이어리 케이스|강화유리 필름'),
  ...words('매트리스 커버|온열 담요|바디필로우|극세사 스포츠타월|발매트|메쉬 사무용 의자|학생 높이조절 의자|1인 리클라이너|접이식 스툴|전동 높이조절 책상|독서실 책상|접이식 좌식 테이블|LED 데스크 스탠드|장스탠드|캠핑 랜턴'),
  ...words('경량 패딩 재킷|플리스 집업|롱패딩|긴팔 티셔츠|카라 티셔츠|등산 트레킹화|아동 운동화|사무실 슬리퍼|초등 책가방|등산 배낭|크로스백|접이식 보스턴백|여행용 파우치 세트'),
  ...words('토너|앰플 세럼|마스크팩|선스틱|선쿠션|애프터선 수딩젤|고체 향수|디퓨저|룸 스프레이|손상모 트리트먼트|바디로션|수제 비누|초미세모 칫솔|치약|구강세정기|가글'),
  ...words('샤인머스캣|제주 감귤|성주 참외|나주 배|냉동 블루베리|한우 불고기|한돈 삼겹살|LA갈비|훈제 오리|닭가슴살|손질 전복|고등어 자반|구운 김|국물용 멸치|새우살|혼합 잡곡|즉석밥|볶은 귀리|비빔국수 밀키트|냉면|국물 떡볶이|포기김치|만두'),
  ...words('드립백 커피|콜드브루 원액|스틱 커피|보리차 티백|과일청|꽃차 선물세트|탄산수|착즙 사과즙|수제 과일잼|스틱 꿀|땅콩버터|어린이 홍삼|수삼|흑염소 진액|도라지 배즙'),
  ...words('타프|캠핑 롤테이블|캠핑 쿨러|캠핑 침대|폴딩 박스|접이식 미니벨로|전기자전거|어린이 자전거|실내 자전거|무게 조절 덤벨|문틀 철봉|스텝박스|운동 밴드 세트|폼롤러|필라테스 링|짐볼|아이언 세트|퍼터|골프공|골프 거리측정기'),
  ...words('반려동물 간식|고양이 모래|배변 패드|소꿉놀이 세트|말하는 동화 인형|아기 체육관|보드게임|물총|자석 블록|원목 쌓기 블록|직소 퍼즐|노트|만년필|색연필|플래너|공기정화 화분|다육이 모음|개업 축하 화분|드라이플라워'),
  ...words('팝콘 콤보 교환권|전시 입장권|워터파크 종일권|탄산수 정기배송|요거트 구독|치즈 구독|초록 식물 구독|고양이 모래 구독|반려동물 간식 상자'),
];

const sorts = [...goodsKinds.flatMap(({ variants }) => variants), ...Object.values(subscriptionVariants).flat()];
const kindByThing = new Map(productKinds.flatMap((kind) => drawingOf(kind).draws.map((thing) => [thing, kind] as const)));
const isDrawn = ({ noun, picture }: { noun: string; picture: ProductKind }) => drawingOf(picture).draws.includes(noun);

describe('a picture shows the thing that is named', () => {
  test('each thing is drawn by one drawing alone', () => {
    const things = productKinds.flatMap((kind) => drawingOf(kind).draws);
    expect(things.filter((thing, index) => things.indexOf(thing) !== index)).toEqual([]);
  });

  test('each sort of goods names a drawing that is made for it', () => {
    expect(sorts.filter((sort) => !isDrawn(sort)).map(({ noun }) => noun).toSorted()).toEqual(notYetDrawn.toSorted());
  });

  test('each drawing is made for something that is sold, and draws no more than that', () => {
    const sold = new Set(sorts.map(({ noun }) => noun));
    expect([...kindByThing.keys()].filter((thing) => !sold.has(thing))).toEqual([]);
  });

  test('no name says another thing than its pictures show', () => {
    const wrong = allGoods().flatMap(({ product: { name, imgPaths } }) => {
      const [thing, ...others] = thingsIn(name, [...kindByThing.keys(), ...notYetDrawn]);
      if (thing === undefined || others.length > 0) return [`${name}: names ${others.length === 0 ? 'nothing' : [thing, ...others].join()}`];
      if (notYetDrawn.includes(thing)) return [];
      const shown = new Set(imgPaths.map((path) => path.split('/')[3]));
      return shown.size === 1 && shown.has(kindByThing.get(thing)) ? [] : [`${name}: shows ${[...shown].join()}`];
    });
    expect(wrong).toEqual([]);
  });
});
