import { withPlans } from '../../src/features/phones/phone-choice.ts';
import type { Phone } from '../../src/features/phones/phone.ts';
import type {
  ChoicePriceFragment,
  ChosenEstimateFragment,
  DiscountType,
  FacetFragment,
  GoodsCardFragment,
  GoodsPurchaseFragment,
  PhoneCardFragment,
  PhonePlansFragment,
  PhonePurchaseFragment,
} from '../../src/__generated__/graphql.ts';

const night = {
  __typename: 'ProductColor',
  name: '미드나이트 블루',
  hex: '#1b2a4a',
  stock: null,
  status: null,
  isAvailable: true,
  image: null,
} as const;
const cream = {
  __typename: 'ProductColor',
  name: '크림 화이트',
  hex: '#f4efe6',
  stock: 0,
  status: null,
  isAvailable: false,
  image: null,
} as const;

/** Goods as a visitor sees them on a card. State only what matters to the test. */
export function someGoods(fields: Partial<GoodsCardFragment> = {}): GoodsCardFragment {
  return {
    __typename: 'Goods',
    id: 'goods-1',
    number: 'GD00000001',
    categoryNumber: '6001',
    name: '한빛 무선 전기포트',
    image: { __typename: 'Image', url: '/images/goods/kettle.svg', alt: '' },
    tag: null,
    sticker: null,
    isFavorite: null,
    isSoldOut: false,
    isSubscription: false,
    hasStock: true,
    availableColors: [night],
    salePrice: 12_900,
    marketPrice: null,
    deliveryType: 'TODAY',
    receivingWay: 'PARCEL',
    ...fields,
  };
}

/** One maker and one color to narrow a list by. */
export function someFacets(): FacetFragment[] {
  const value = {
    __typename: 'FacetValue',
    count: 1,
    maker: null,
    color: null,
    minPrice: null,
    maxPrice: null,
    inStockOnly: null,
  } as const;
  return [
    { __typename: 'Facet', kind: 'MAKER', name: '브랜드', values: [{ ...value, name: '다온', maker: 'DO' }] },
    { __typename: 'Facet', kind: 'COLOR', name: '색상', values: [{ ...value, name: '남색', color: '#1b2a4a' }] },
  ];
}

export function aPhone(fields: Partial<PhoneCardFragment> = {}): PhoneCardFragment {
  return {
    __typename: 'WirelessPhone',
    id: 'phone-1',
    number: 'HP00000001',
    categoryNumber: '1001',
    name: '누리온 X5 프로',
    image: null,
    tag: null,
    sticker: null,
    isFavorite: null,
    isSoldOut: false,
    hasStock: true,
    availableColors: [night],
    price: {
      __typename: 'PhonePrice',
      joinType: 'NEW',
      deviceMonths: 24,
      discountType: '공통지원금',
      memory: '256GB',
      phoneMonthly: 32_450,
      planName: '가온 5G 라이트',
      planMonthly: 26_450,
      totalMonthly: 58_900,
    },
    joinBenefits: [
      { __typename: 'JoinBenefit', joinType: 'NEW', amount: 350_000 },
      { __typename: 'JoinBenefit', joinType: 'TRANSFER', amount: 420_000 },
    ],
    extraInfo: [],
    ...fields,
  };
}

/** The same goods with everything there is to choose. */
export function goodsToBuy(fields: Partial<GoodsPurchaseFragment> = {}): GoodsPurchaseFragment {
  const goods: Omit<GoodsPurchaseFragment, 'variants'> = {
    __typename: 'Goods',
    id: 'goods-1',
    number: 'GD00000001',
    categoryNumber: '6001',
    name: '한빛 무선 전기포트',
    isSoldOut: false,
    hasStock: true,
    isSubscription: false,
    status: 'ON_SALE',
    colors: [night, cream],
    salePrice: 12_900,
    marketPrice: null,
    deliveryType: 'COMMON',
    receivingWay: 'PARCEL',
    deliveryPrice: 3000,
    freeDeliveryFrom: 50_000,
    remoteAreaFee: 3000,
    arrivesOn: null,
    interestFreeInstallments: [],
    sizeChart: null,
    pickupPlaces: [],
    pickupFrom: null,
    options: [
      {
        __typename: 'GoodsOption',
        number: '1',
        name: '기본 구성',
        surcharge: 0,
        stock: 30,
        words: null,
        isMadeToOrder: false,
      },
      {
        __typename: 'GoodsOption',
        number: '2',
        name: '필터 2개 추가',
        surcharge: 12_000,
        stock: 3,
        words: null,
        isMadeToOrder: false,
      },
      {
        __typename: 'GoodsOption',
        number: '3',
        name: '선물 포장',
        surcharge: 3000,
        stock: 0,
        words: null,
        isMadeToOrder: false,
      },
    ],
    ...fields,
  };
  return { ...goods, variants: fields.variants ?? variantsOf(goods) };
}

/** Every option with every color, as the gateway has them. */
function variantsOf({ options, colors, salePrice }: Pick<GoodsPurchaseFragment, 'options' | 'colors' | 'salePrice'>) {
  const choices = options?.length ? options : [null];
  return choices.flatMap((option) =>
    (colors.length > 0 ? colors : [null]).map((color) => ({
      __typename: 'GoodsVariant' as const,
      id: `variant ${option?.number ?? '-'} ${color?.name ?? '-'}`,
      optionName: option?.name ?? null,
      color: color && { __typename: 'ProductColor' as const, name: color.name },
      price: salePrice === null ? null : salePrice + (option?.surcharge ?? 0),
      isAvailable: option?.stock !== 0 && color?.isAvailable !== false,
      stock: option?.stock ?? color?.stock ?? null,
    })),
  );
}

/** What a mall might say of a choice of goods. */
export function aGoodsPrice(lineTotal: number, fields: Partial<ChoicePriceFragment> = {}): ChoicePriceFragment {
  const deliveryFee = lineTotal >= 50_000 ? 0 : 3_000;
  return {
    __typename: 'GoodsPrice',
    lineTotal,
    lineTotals: [lineTotal],
    deliveryFee,
    freeDeliveryFrom: 50_000,
    remoteAreaFee: 3_000,
    arrivesOn: null,
    payTotal: lineTotal + deliveryFee,
    installments: [],
    ...fields,
  };
}

export function aPhoneToBuy(fields: Partial<PhonePurchaseFragment> = {}): PhonePurchaseFragment {
  const { price, joinBenefits } = aPhone();
  return {
    __typename: 'WirelessPhone',
    id: 'phone-1',
    number: 'HP00000001',
    categoryNumber: '1001',
    isSoldOut: false,
    colors: [night],
    price,
    joinBenefits,
    extraInfo: [],
    memories: [
      { __typename: 'PhoneMemory', memory: '256GB', releasePrice: 1_000_000 },
      { __typename: 'PhoneMemory', memory: '512GB', releasePrice: 1_200_000 },
    ],
    joinTypes: ['NEW', 'CHANGE'],
    initialPlans: somePlans(),
    ...fields,
  };
}

/** The phone's plans for a new line with 256GB. */
export function somePlans(fields: Partial<PhonePlansFragment> = {}): PhonePlansFragment {
  const plan = {
    __typename: 'PhonePlan',
    data: '6GB',
    voice: '무제한',
    messages: null,
    minimumMonths: 6,
    minimumAge: null,
    maximumAge: null,
  } as const;
  return {
    __typename: 'PhonePlanOffer',
    joinType: 'NEW',
    memory: '256GB',
    plans: [
      {
        ...plan,
        number: 'P1',
        name: '가온 5G 라이트',
        monthly: 50_000,
        subsidy: 200_000,
        extraSubsidy: 30_000,
        optionalDiscount: 12_500,
      },
      {
        ...plan,
        number: 'P2',
        name: '가온 5G 프리미엄',
        monthly: 90_000,
        subsidy: 400_000,
        extraSubsidy: 0,
        optionalDiscount: 22_500,
      },
    ],
    carriers: [{ __typename: 'Carrier', code: 'TC01', name: '가온텔레콤' }],
    installmentMonths: [12, 24, 36],
    contractMonths: [12, 24],
    defaultContractMonths: 24,
    defaultDiscount: 'SUBSIDY',
    usims: [
      { __typename: 'UsimPrice', type: 'USIM', price: 7_700 },
      { __typename: 'UsimPrice', type: 'OWN', price: 0 },
    ],
    cancellationFees: [
      { __typename: 'CancellationFee', discountType: 'SUBSIDY', text: '받은 지원금을 반환해요.' },
      { __typename: 'CancellationFee', discountType: 'PLAN_DISCOUNT', text: '받은 요금 할인을 반환해요.' },
    ],
    ...fields,
  };
}

/** The same phone with these plans. */
export function aPhoneToPrice(fields: Partial<Phone> = {}): Phone {
  return { ...withPlans(aPhoneToBuy(), somePlans()), ...fields };
}

/** What a mall might say of the first choice of this phone. */
export function anEstimate(fields: Partial<ChosenEstimateFragment> = {}): ChosenEstimateFragment {
  return {
    __typename: 'PhoneEstimate',
    memory: '256GB',
    joinType: 'NEW',
    planName: '가온 5G 라이트',
    discount: 'SUBSIDY',
    deviceMonths: 24,
    principal: 770_000,
    deviceTotal: 818_245,
    interest: 48_245,
    monthlyRate: 0.492,
    yearlyRate: 5.9,
    arrivesOn: null,
    phoneMonthly: 34_093,
    lineMonthly: 50_000,
    totalMonthly: 84_093,
    firstMonthTotal: 84_106,
    firstBill: 91_806,
    usimPrice: 7_700,
    contractTotal: 2_025_945,
    comparedMonths: 24,
    terminationFees: null,
    cancellationFee: '받은 지원금을 반환해요.',
    alternatives: [
      anAlternative('SUBSIDY', 84_093, 2_025_945),
      anAlternative('PLAN_DISCOUNT', 80_449, 1_938_477),
      anAlternative('NONE', 92_949, 2_238_477),
    ],
    breakEvenMonth: 18,
    monthlyLines: [aLine('DEVICE', 34_093), aLine('PLAN', 50_000)],
    contractLines: [
      aLine('RELEASE_PRICE', 1_000_000),
      aLine('SUBSIDY', -200_000),
      aLine('EXTRA_SUBSIDY', -30_000),
      aLine('INTEREST', 48_245),
      aLine('USIM', 7_700),
      aLine('PLAN', 1_200_000),
    ],
    credit: {
      __typename: 'PhoneCredit',
      lender: '가온텔레콤 주식회사',
      address: '서울특별시 중구 가온길 200',
      phone: '1500-0100',
      paymentDay: 25,
      lateInterestRate: 9.9,
    },
    subsidies: [
      {
        __typename: 'PhoneSubsidy',
        kind: 'SUBSIDY',
        payer: '가온텔레콤',
        amount: 200_000,
        condition: '24개월 동안 회선을 유지하는 조건이에요.',
      },
      {
        __typename: 'PhoneSubsidy',
        kind: 'EXTRA_SUBSIDY',
        payer: '우리집 패밀리샵',
        amount: 30_000,
        condition: '요금제를 6개월 이상 쓰는 조건이에요.',
      },
    ],
    ...fields,
  };
}

type Lines = NonNullable<ChosenEstimateFragment['monthlyLines']>;

function aLine(kind: Lines[number]['kind'], amount: number): Lines[number] {
  return { __typename: 'PhoneEstimateLine', kind, amount };
}

function anAlternative(discount: DiscountType, totalMonthly: number, contractTotal: number) {
  return { __typename: 'PhoneEstimateAlternative', discount, totalMonthly, contractTotal } as const;
}
