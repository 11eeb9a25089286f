import type { SubCategoryName } from '../catalog/categories.ts';
import type { GoodsKind } from '../catalog/goods-kind.ts';
import { generalKinds } from '../catalog/kinds/all-kinds.ts';
import { subscriptionKinds, subscriptionVariants, ticketKinds } from '../catalog/kinds/event-subscription.ts';
import { randomFor, type Random } from '../random.ts';
import type { GoodsBundle } from '../seed-rows.ts';
import { writeGoods } from './goods-bundle.ts';
import { draftSort, type GoodsDraft } from './goods-draft.ts';

/** Number of goods in lists, by category type; some hidden ones exist besides. */
const goodsCounts = { general: 1_690, ticket: 90, event: 80, subscription: 140, hidden: 40 } as const;

/** All goods of the catalog, the same in every run. */
export function allGoods(): GoodsBundle[] {
  const random = randomFor('goods');
  const drafts = mixed([...generalDrafts(), ...eventDrafts(), ...subscriptionDrafts()]);
  const bundles = drafts.map((draft, index) => writeGoods(draft, goodsNumber(index), shownStatus(random), random));
  const hidden = hiddenDrafts().map((draft, index) =>
    writeGoods(draft, goodsNumber(drafts.length + index), hiddenStatus(index), random),
  );
  return withEvents(withRelated([...bundles, ...hidden]));
}

function goodsNumber(index: number): string {
  return `GD${String(26_000_001 + index * 7)}`;
}

function shownStatus(random: Random): string {
  return random.chance(0.035) ? 'GD00405' : 'GD00403';
}

const hiddenStatuses = ['GD00401', 'GD00402', 'GD00404', 'GD00406', 'GD00407'];

function hiddenStatus(index: number): string {
  return hiddenStatuses[index % hiddenStatuses.length] ?? 'GD00406';
}

/** Spreads `total` as evenly as it goes over all sorts of the kinds. */
function draftEvenly(kinds: readonly GoodsKind[], total: number, taken: Set<string>, random: Random): GoodsDraft[] {
  const sorts = kinds.flatMap((kind) => kind.variants.map((sort) => ({ kind, sort })));
  const share = (index: number) =>
    Math.floor((total * (index + 1)) / sorts.length) - Math.floor((total * index) / sorts.length);
  return sorts.flatMap(({ kind, sort }, index) => draftSort(kind, sort, share(index), taken, random));
}

function generalDrafts(): GoodsDraft[] {
  const random = randomFor('general goods');
  const taken = new Set<string>();
  return [
    ...draftEvenly(generalKinds, goodsCounts.general, taken, random),
    ...draftEvenly(ticketKinds, goodsCounts.ticket, taken, random),
  ];
}

function subscriptionDrafts(): GoodsDraft[] {
  const alsoBySubscription = generalKinds.flatMap((kind) => {
    const variants = subscriptionVariants[kind.key as keyof typeof subscriptionVariants];
    return variants === undefined ? [] : [{ ...kind, variants, options: [] }];
  });
  return draftEvenly(
    [...subscriptionKinds, ...alsoBySubscription],
    goodsCounts.subscription,
    new Set(),
    randomFor('subscriptions'),
  );
}

interface GoodsEvent {
  home: SubCategoryName;
  label: string;
  /** Participants: whole kinds by key, or single sorts by noun. */
  things: readonly string[];
}

const events: readonly GoodsEvent[] = [
  {
    home: '오늘의 특가',
    label: '[기획]',
    things: ['air-fryer', 'earbuds', 'pan', 'towel', 'sneakers', 'shampoo', 'rice', 'vacuum', 'toy', 'tumbler'],
  },
  {
    home: '명절 선물관',
    label: '[선물세트]',
    things: [
      '한우 등심 구이용',
      'LA갈비',
      '굴비',
      '손질 전복',
      '구운 김',
      '나주 배',
      '부사 사과',
      '샤인머스캣',
      '홍삼정 에브리스틱',
      '홍삼 농축액',
      '수삼',
      '아카시아꿀',
      '밤꿀',
      '하동 녹차',
      '기초 2종 세트',
    ],
  },
  {
    home: '임직원 특가',
    label: '[임직원]',
    things: ['tv', 'fridge', 'laptop', 'robot-vacuum', 'coffee-machine', 'chair', 'suitcase', 'golf-club'],
  },
  {
    home: '계절 기획',
    label: '[겨울 준비]',
    things: [
      '초음파 가습기',
      '가열식 가습기',
      '차렵이불',
      '구스 이불',
      '온열 담요',
      'jacket',
      'kettle',
      '제주 감귤',
      '레몬청',
    ],
  },
];

/** Categories of special offers, which end on a day that is known. */
function isSpecialSale(sub: SubCategoryName): boolean {
  return sub.endsWith('특가');
}

function eventDrafts(): GoodsDraft[] {
  const taken = new Set<string>();
  return events.flatMap(({ home, label, things }) => {
    const sold = generalKinds.map((kind) => ({
      ...kind,
      variants: kind.variants.filter(({ noun }) => things.includes(kind.key) || things.includes(noun)),
    }));
    return draftEvenly(sold, goodsCounts.event / events.length, taken, randomFor(`event ${home}`)).map((draft) => ({
      ...draft,
      home,
      isSpecial: isSpecialSale(home),
      name: `${label} ${draft.name}`,
    }));
  });
}

function hiddenDrafts(): GoodsDraft[] {
  const drafts = draftEvenly(generalKinds, goodsCounts.hidden, new Set(), randomFor('hidden goods'));
  return drafts.map((draft) => ({ ...draft, name: `${draft.name} 26-2` }));
}

/** Numbers follow the order of arrival, so that neighbors are of different kinds. */
function mixed(drafts: readonly GoodsDraft[]): GoodsDraft[] {
  return randomFor('order of goods').sample(drafts, drafts.length);
}

/** Four to six others of the same kind. */
function withRelated(bundles: readonly GoodsBundle[]): GoodsBundle[] {
  const random = randomFor('related goods');
  const byHome = Map.groupBy(bundles.filter(isShown), ({ placing }) => placing.home);
  return bundles.map((bundle) => {
    const others = (byHome.get(bundle.placing.home) ?? []).filter((other) => other !== bundle);
    const relGdsGrpNos = random.sample(others, random.between(4, 6)).map(({ product }) => product.gdsGrpNo);
    return { ...bundle, goods: { ...bundle.goods, relGdsGrpNos } };
  });
}

/** Today's offers also hold the deepest discounts of the general assortment. */
function withEvents(bundles: readonly GoodsBundle[]): GoodsBundle[] {
  const random = randomFor('events');
  return bundles.map((bundle) => {
    const discount = 1 - bundle.goods.slPrc / bundle.goods.mktPrc;
    if (!isShown(bundle) || discount < 0.44 || isSpecialSale(bundle.placing.home) || !random.chance(0.4)) return bundle;
    const alsoIn: SubCategoryName[] = [random.pick(['오늘의 특가', '임직원 특가', '계절 기획'] as const)];
    const isSpecial = alsoIn.some(isSpecialSale);
    return {
      ...bundle,
      placing: { ...bundle.placing, isSpecial, alsoIn: alsoIn.filter((sub) => sub !== bundle.placing.home) },
    };
  });
}

function isShown({ product }: GoodsBundle): boolean {
  return product.gdsStat === 'GD00403' || product.gdsStat === 'GD00405';
}
