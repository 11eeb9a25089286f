import type { MallStyle } from 'mall/db/schema/mall-styles.ts';
import type { MallSalesType } from 'mall/db/schema/malls.ts';
import type { TopCategoryName } from '../catalog/categories.ts';

/** A shop of the family, before its pictures and numbers are put in. */
export interface MallSeed {
  mallId: string;
  mallUrl: string;
  mallNm: string;
  mallTitle: string;
  /** Text instead of the type: one mall has an unknown sales type. */
  mallSalesType: MallSalesType | 'SHOWROOM';
  mallStyle: MallStyle;
  isDefault?: true;
  mobileYn?: 'N';
  loginYn?: 'Y';
  marketingMallYn?: 'Y';
  company: string;
  representativeName: string;
  address: string;
  custTel: string;
  hours: readonly [opens: string, closes: string];
  /** Which parts of the catalog it carries, and how much of them: 1 is everything. */
  carries: readonly TopCategoryName[] | 'ALL';
  share: number;
  /** Amount of content in corners, boards and questions. */
  fullness: 'FULL' | 'MEDIUM' | 'SMALL';
}

const nearly: readonly TopCategoryName[] = [
  '휴대폰',
  '태블릿·워치',
  '모바일·음향',
  '생활가전',
  '주방가전',
  '홈·리빙',
  '뷰티',
  '식품',
  '건강식품',
  '특가·이벤트',
  '정기구독',
];
const office: readonly TopCategoryName[] = [
  '휴대폰',
  '태블릿·워치',
  'TV·PC',
  '모바일·음향',
  '홈·리빙',
  '유아·반려·취미',
  '특가·이벤트',
];

/** Every mall of the seed, the default one first. */
export const mallList: readonly MallSeed[] = [
  {
    mallId: 'M0001',
    mallUrl: 'familyshop',
    mallNm: '통신가족샵',
    mallTitle: '통신가족샵 | 우리 가족의 휴대폰과 생활',
    mallSalesType: 'GENERAL',
    mallStyle: 'A',
    isDefault: true,
    company: '(주)통신가족샵',
    representativeName: '한도윤',
    address: '서울특별시 중구 가온길 24, 나래빌딩 7층',
    custTel: '1600-0010',
    hours: ['0900', '1800'],
    carries: 'ALL',
    share: 1,
    fullness: 'FULL',
  },
  {
    mallId: 'M0002',
    mallUrl: 'familyshopplus',
    mallNm: '통신가족샵 플러스',
    mallTitle: '통신가족샵 플러스 | 동네 매장보다 가까운',
    mallSalesType: 'GENERAL',
    mallStyle: 'B',
    company: '(주)가족플러스',
    representativeName: '서이든',
    address: '대전광역시 서구 물빛로 118, 2층',
    custTel: '1600-0020',
    hours: ['0930', '1830'],
    carries: nearly,
    share: 0.45,
    fullness: 'MEDIUM',
  },
  {
    mallId: 'M0003',
    mallUrl: 'familyshopfresh',
    mallNm: '가족샵 싱싱',
    mallTitle: '가족샵 싱싱 | 오늘 딴 것으로 차리는 밥상',
    mallSalesType: 'GENERAL',
    mallStyle: 'D',
    company: '(주)싱싱나눔',
    representativeName: '윤새결',
    address: '전라남도 나주시 들녘길 9',
    custTel: '1600-0030',
    hours: ['0800', '1700'],
    carries: ['식품', '건강식품', '주방용품', '정기구독', '특가·이벤트', '휴대폰'],
    share: 0.8,
    fullness: 'MEDIUM',
  },
  {
    mallId: 'M0004',
    mallUrl: 'familyshopyoung',
    mallNm: '가족샵 청춘마켓',
    mallTitle: '가족샵 청춘마켓 | 초대받은 분의 특가',
    mallSalesType: 'GENERAL',
    mallStyle: 'C',
    marketingMallYn: 'Y',
    company: '(주)청춘마켓',
    representativeName: '문하루',
    address: '서울특별시 마포구 새봄로 77, 5층',
    custTel: '1600-0040',
    hours: ['1000', '1900'],
    carries: ['휴대폰', '태블릿·워치', '모바일·음향', '뷰티', '패션·잡화', '특가·이벤트'],
    share: 0.35,
    fullness: 'MEDIUM',
  },
  {
    mallId: 'M0005',
    mallUrl: 'familyshopprime',
    mallNm: '가족샵 프라임',
    mallTitle: '가족샵 프라임 | 장기 고객 전용',
    mallSalesType: 'GENERAL',
    mallStyle: 'E',
    loginYn: 'Y',
    company: '(주)통신가족샵',
    representativeName: '한도윤',
    address: '서울특별시 중구 가온길 24, 나래빌딩 7층',
    custTel: '1600-0050',
    hours: ['0900', '2000'],
    carries: ['휴대폰', '태블릿·워치', 'TV·PC', '생활가전', '레저·스포츠', '건강식품', '특가·이벤트'],
    share: 0.5,
    fullness: 'MEDIUM',
  },
  {
    mallId: 'M0006',
    mallUrl: 'groupware',
    mallNm: '그룹웨어 복지몰',
    mallTitle: '그룹웨어 복지몰 | 일터의 작은 혜택',
    mallSalesType: 'BUSINESS',
    mallStyle: 'E',
    loginYn: 'Y',
    company: '(주)일터나눔',
    representativeName: '정라온',
    address: '경기도 성남시 분당구 너른길 301, 11층',
    custTel: '1600-0060',
    hours: ['0900', '1800'],
    carries: office,
    share: 0.5,
    fullness: 'MEDIUM',
  },
  {
    mallId: 'M0007',
    mallUrl: 'groupwarelab',
    mallNm: '그룹웨어 공용몰',
    mallTitle: '그룹웨어 공용몰 | 협력사와 함께',
    mallSalesType: 'COMMON',
    mallStyle: 'B',
    company: '(주)일터나눔',
    representativeName: '정라온',
    address: '경기도 성남시 분당구 너른길 301, 11층',
    custTel: '1600-0070',
    hours: ['0900', '1730'],
    carries: office,
    share: 0.3,
    fullness: 'SMALL',
  },
  {
    mallId: 'M0008',
    mallUrl: 'groupwarecare',
    mallNm: '그룹웨어 위탁몰',
    mallTitle: '그룹웨어 위탁몰 | 맡겨 두면 편한 쇼핑',
    mallSalesType: 'CONSIGNMENT',
    mallStyle: 'D',
    company: '(주)맡김상사',
    representativeName: '오다솜',
    address: '부산광역시 해운대구 물결로 52',
    custTel: '1600-0080',
    hours: ['0900', '1800'],
    carries: ['휴대폰', '모바일·음향', '건강식품', '식품', '홈·리빙'],
    share: 0.3,
    fullness: 'SMALL',
  },
  {
    mallId: 'M0009',
    mallUrl: 'bizpartner',
    mallNm: '비즈 파트너몰',
    mallTitle: '비즈 파트너몰 | 사장님을 위한 통신과 비품',
    mallSalesType: 'BUSINESS',
    mallStyle: 'A',
    company: '비즈파트너(주)',
    representativeName: '강지온',
    address: '인천광역시 연수구 하늘길 160, 14층',
    custTel: '1600-0090',
    hours: ['0830', '1730'],
    carries: office,
    share: 0.4,
    fullness: 'MEDIUM',
  },
  {
    mallId: 'M0010',
    mallUrl: 'bizupload',
    mallNm: '비즈 대량주문',
    mallTitle: '비즈 대량주문 | 한 번에 올리는 주문',
    mallSalesType: 'UPLOAD',
    mallStyle: 'E',
    loginYn: 'Y',
    company: '비즈파트너(주)',
    representativeName: '강지온',
    address: '인천광역시 연수구 하늘길 160, 14층',
    custTel: '1600-0100',
    hours: ['0830', '1730'],
    carries: ['휴대폰', '특가·이벤트'],
    share: 0.3,
    fullness: 'SMALL',
  },
  {
    mallId: 'M0011',
    mallUrl: 'bizshowroom',
    mallNm: '비즈 전시몰',
    mallTitle: '비즈 전시몰',
    mallSalesType: 'SHOWROOM',
    mallStyle: 'C',
    company: '비즈파트너(주)',
    representativeName: '강지온',
    address: '인천광역시 연수구 하늘길 160, 14층',
    custTel: '1600-0110',
    hours: ['1000', '1700'],
    carries: ['휴대폰'],
    share: 0.2,
    fullness: 'SMALL',
  },
  {
    mallId: 'M0012',
    mallUrl: 'familyshopab',
    mallNm: 'A&B 패밀리 $&몰',
    mallTitle: 'A&B 패밀리 $&몰 | <둘이 하나>',
    mallSalesType: 'GENERAL',
    mallStyle: 'C',
    company: 'A&B 나눔(주)',
    representativeName: '배아름',
    address: '대구광역시 수성구 은행나무길 8',
    custTel: '1600-0120',
    hours: ['0900', '1800'],
    carries: ['휴대폰', '뷰티', '식품', '정기구독'],
    share: 0.25,
    fullness: 'SMALL',
  },
  {
    mallId: 'M0013',
    mallUrl: 'familyshopdesk',
    mallNm: '가족샵 데스크',
    mallTitle: '가족샵 데스크 | PC 화면 전용',
    mallSalesType: 'GENERAL',
    mallStyle: 'B',
    mobileYn: 'N',
    company: '(주)가족플러스',
    representativeName: '서이든',
    address: '대전광역시 서구 물빛로 118, 2층',
    custTel: '1600-0130',
    hours: ['0900', '1800'],
    carries: ['휴대폰', 'TV·PC', '홈·리빙', '특가·이벤트'],
    share: 0.3,
    fullness: 'SMALL',
  },
];

export function salesTypeOf({ mallSalesType }: MallSeed): MallSalesType {
  return mallSalesType as MallSalesType;
}
