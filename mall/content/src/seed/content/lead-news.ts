import type { ProductKind } from '../../pictures/product-kinds.ts';
import type { MallStyle } from 'mall/db/schema/malls.ts';
import type { SubCategoryName, TopCategoryName } from '../catalog/categories.ts';
import { carriedTops } from '../malls/category-rows.ts';
import type { MallSeed } from '../malls/mall-list.ts';

/** First news of a mall: the top banner of its main page, and a notice with a picture. */
export interface LeadNews {
  line: string;
  heading: string;
  text: string;
  picture: { kind: ProductKind; color: string; title: string };
  top: TopCategoryName;
  sub?: SubCategoryName;
}

const newsOfThemes: Record<MallStyle, LeadNews> = {
  A: {
    line: '<p><strong>휴대폰</strong> 공통지원금과 선택약정, 총액이 적은 쪽부터 보여 드려요</p>',
    heading: '새로 나온 폴리온 폴드 4 슬림',
    text: '화면과 무게, 월 납부액을 나란히 살펴보세요.',
    picture: { kind: 'phone-fold', color: '242528', title: '폴리온 폴드 4 슬림' },
    top: '휴대폰',
  },
  B: {
    line: '<p><strong>홈·리빙</strong> 이불부터 조명까지, 우리 집에 맞춰 골라 보세요</p>',
    heading: '포근한 겨울 침구',
    text: '두께와 크기를 나란히 보고 골라 보세요.',
    picture: { kind: 'bedding', color: 'd9a679', title: '겨울 이불' },
    top: '홈·리빙',
    sub: '이불·침구',
  },
  C: {
    line: '<p><strong>모바일·음향</strong> 이어폰부터 스피커까지, 내 방의 소리를 골라 보세요</p>',
    heading: '소리로 채우는 하루',
    text: '쓰는 자리에 맞는 헤드폰을 만나 보세요.',
    picture: { kind: 'headphones', color: 'f2c230', title: '헤드폰 모음' },
    top: '모바일·음향',
    sub: '헤드폰',
  },
  D: {
    line: '<p><strong>제철 과일</strong> 산지에서 고른 과일을 상자로 보내 드려요</p>',
    heading: '지금 맛있는 과일',
    text: '사과와 배, 감귤을 상자로 받아 보세요.',
    picture: { kind: 'tangerines', color: 'f0912e', title: '제주 감귤' },
    top: '식품',
    sub: '과일',
  },
  E: {
    line: '<p><strong>스마트워치</strong> 크기와 소재를 나란히 보고 골라 보세요</p>',
    heading: '손목 위의 하루',
    text: '화면 크기와 기능을 천천히 살펴보세요.',
    picture: { kind: 'watch', color: '2b2d31', title: '스마트워치' },
    top: '태블릿·워치',
    sub: '스마트워치',
  },
};

/** The theme's own news, or that of phones, which every mall has. */
export function leadNewsOf(mall: MallSeed): LeadNews {
  const news = newsOfThemes[mall.mallStyle];
  return carriedTops(mall).some(({ name }) => name === news.top) ? news : newsOfThemes.A;
}
