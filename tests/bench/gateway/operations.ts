/**
 * An operation that every server of the benchmark executes, and the calls to the mall that it needs without a cache.
 */
export interface Operation {
  name: string;
  document: string;
  /** Beside the mall's url. */
  variables: Record<string, unknown>;
  /** Whether it is a member's. */
  hasToken: boolean;
  calls: RestCall[];
  /** The calls that the gateway makes with a cached layout; for the layout operation all of them. */
  keptCalls: RestCall[];
}

export interface RestCall {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/** Requests rotate over this many malls, so that no two concurrent ones have a call in common that could be merged. */
export const mallUrls = Array.from({ length: 64 }, (_, index) => `familyshop${index + 1}`);

/** What the questions are about. */
export interface Subject {
  mallNumber: string;
  goods: string[];
  phones: string[];
}

const shell = `
  id number url title name salesType theme
  branding { logo { url alt } footerLogo { url alt } footerLogoUrl }
  customerCenter { phone opensAt closesAt email }
  company { name representativeName address businessNumber registrationNumber salesPermitNumber }
  menu { ...Item subcategories { ...Item } }
  popups { id number kind html url }`;
const item = 'fragment Item on Category { id number name type url isShownOnMobile image { url alt } }';
const card = `
  fragment Card on Product {
    __typename id number categoryNumber name image { url alt } tag sticker { type color } isFavorite isSoldOut hasStock availableColors { name hex }
    ... on Goods { salePrice marketPrice deliveryType }
    ... on WirelessPhone { price { discountType memory phoneMonthly planName planMonthly totalMonthly } joinBenefits { joinType amount } extraInfo }
  }`;

export function operationsOn({ mallNumber, goods, phones }: Subject): Operation[] {
  const rest = '/api/v1/mall';
  const scope = `mallId=${mallNumber}&device=PC`;
  const login: RestCall = { method: 'GET', path: `${rest}/pre/layout/login?mallUrl=${mallUrls[0]}&device=PC` };
  const layout: RestCall[] = [
    login,
    { method: 'GET', path: `${rest}/pre/layout/menu?${scope}` },
    { method: 'GET', path: `${rest}/pre/layout/popup?${scope}` },
  ];
  const goodsCall: RestCall = {
    method: 'POST',
    path: `${rest}/pre/layout/product/goods`,
    body: { mallId: mallNumber, gdsGrpNolist: goods },
  };
  const smart: RestCall = { method: 'GET', path: `${rest}/layout/smart` };
  const searchProps = { brandType: 'ALL', rangeType: 'ALL' };
  const phonesCall: RestCall = {
    method: 'POST',
    path: `${rest}/pre/layout/product/wireless`,
    body: { mallId: mallNumber, searchProps, gdsGrpNolist: phones },
  };
  return [
    {
      name: 'home',
      document: `query Home($url: String!, $numbers: [String!]!) { mall(url: $url, device: DESKTOP) { ${shell} products(numbers: $numbers) { ...Card } } } ${item} ${card}`,
      variables: { numbers: [...goods, ...phones] },
      hasToken: false,
      calls: [...layout, goodsCall, phonesCall],
      keptCalls: [goodsCall, phonesCall],
    },
    {
      name: 'layout',
      document: `query Layout($url: String!) { mall(url: $url, device: DESKTOP) { ${shell} } } ${item}`,
      variables: {},
      hasToken: false,
      calls: layout,
      keptCalls: layout,
    },
    {
      name: 'goods',
      document: `query Goods($url: String!, $numbers: [String!]!) { mall(url: $url, device: DESKTOP) { id products(numbers: $numbers) { ...Card } } } ${card}`,
      variables: { numbers: goods },
      hasToken: false,
      calls: [login, goodsCall],
      keptCalls: [goodsCall],
    },
    {
      name: 'keywords',
      document:
        'query Keywords($url: String!) { mall(url: $url, device: DESKTOP) { id smartKeywords { id number name priority } } }',
      variables: {},
      hasToken: true,
      calls: [login, smart],
      keptCalls: [smart],
    },
  ];
}
