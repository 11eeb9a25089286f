import { expect } from 'vitest';
import { isContractAlone } from '../helpers/mall-address.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { test } from '../helpers/real-mall.ts';

let gateway: OpenGateway;
test.beforeAll(({ gateway: shared }) => void (gateway = shared));

async function signIn(id: string, mallUrl = 'familyshop') {
  const { data, errors } = await gateway.ask(
    'mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on Session { accessToken refreshToken } ... on SignInRefused { reason stepToken message } } }',
    { input: { mallUrl, id, password: 'Family!2026' } },
  );
  expect(errors).toEqual([]);
  return data?.signIn;
}

const bearer = async (id: string, mallUrl?: string) => ({
  authorization: `Bearer ${(await signIn(id, mallUrl)).accessToken}`,
});

test('the whole front of the default mall is there on both devices, and nothing of it is odd', async () => {
  for (const device of ['DESKTOP', 'MOBILE']) {
    const { data, errors } = await gateway.ask(
      `query ($device: Device!) { mall(device: $device) { url title salesType openAreas theme branding { logo { url } } customerCenter { opensAt } company { name }
        menu { number name type url image { url } subcategories { number name url } } promotions { name url image { url } startsAt }
        popups { number kind html } corners { __typename name area ... on ProductCorner { productNumbers } ... on BannerCorner { banners { url image { url alt } } } ... on HtmlCorner { html } }
        terms(kind: TERMS_OF_USE) { number html approvedAt } posts(board: NOTICE) { totalCount nodes { number title postedAt } } faq { questions { question answer } } } }`,
      { device },
    );
    expect(errors).toEqual([]);
    expect(data?.mall).toMatchObject({ url: 'familyshop', salesType: 'GENERAL' });
    expect(data?.mall.menu.length).toBeGreaterThan(3);
    expect(new Set(data?.mall.corners.map((corner: { __typename: string }) => corner.__typename))).toContain(
      'ProductCorner',
    );
    expect(data?.mall.terms.length).toBeGreaterThan(1);
    expect(data?.mall.terms[0].html).not.toContain('#{mall');
    expect(data?.mall.posts.totalCount).toBeGreaterThan(0);
    const start = device === 'MOBILE' ? '/m/familyshop/' : '/familyshop/';
    expect(data?.mall.menu.every(({ url }: { url: string | null }) => url === null || url.startsWith(start))).toBe(
      true,
    );
  }
});

test('every category lists products, and a goods and a phone of them open whole', async () => {
  const { data } = await gateway.ask('{ mall(device: DESKTOP) { menu { number type subcategories { number } } } }');
  const seen = new Map<string, string>();
  for (const category of data.mall.menu.slice(0, 4) as { number: string }[]) {
    const answer = await gateway.ask(
      `query ($number: String!) { mall(device: DESKTOP) { category(number: $number) { products(first: 5, orderBy: PRICE_ASCENDING) { totalCount nodes { __typename number name image { url } colors { hex } isSoldOut } facets { kind values { name count maker color minPrice maxPrice inStockOnly } } } } } }`,
      { number: category.number },
    );
    expect(answer.errors).toEqual([]);
    for (const node of answer.data.mall.category.products.nodes) seen.set(node.__typename, node.number);
  }
  expect([...seen.keys()].toSorted()).toEqual(['Goods', 'WirelessPhone']);
  for (const number of seen.values()) {
    const { data: product, errors } = await gateway.ask(
      `query ($number: String!) { mall(device: DESKTOP) { product(number: $number) { name images { url } description disclosures { title text } isFavorite
        ... on Goods { salePrice marketPrice options { name surcharge } deliveryPrice freeDeliveryFrom remoteAreaFee interestFreeInstallments { cardName months } maker origin relatedProducts { number } }
        ... on WirelessPhone { releasePrice memories { memory releasePrice } joinTypes installmentMonths initialPlans { plans { name monthly subsidy } carriers { name } usims { type price } cancellationFees { text } } price { totalMonthly } } } } }`,
      { number },
    );
    expect(errors).toEqual([]);
    expect(product?.mall.product).toMatchObject({
      isFavorite: null,
      images: expect.arrayContaining([{ url: expect.stringMatching(/^\/images\//u) }]),
    });
    expect(product?.mall.product.marketPrice ?? null).toBeNull();
    const fees = isContractAlone
      ? { freeDeliveryFrom: null, remoteAreaFee: null }
      : { freeDeliveryFrom: 50_000, remoteAreaFee: 3_000 };
    const delivery = { ...fees, interestFreeInstallments: expect.any(Array) };
    expect(product?.mall.product).toMatchObject(number.startsWith('GD') ? delivery : {});
  }
});

test.each(['RECOMMENDED', 'NEWEST', 'PRICE_ASCENDING'])(
  'a category is walked to its end behind each last row, by one call a page: %s',
  async (orderBy) => {
    const seen: string[] = [];
    let [after, totalCount]: [string | null, number] = [null, 0];
    do {
      const { data, errors, extensions } = await gateway.ask(
        `query ($after: String, $orderBy: ProductOrder) { mall(url: "familyshop", device: DESKTOP) { category(number: "200000") {
          products(first: 40, after: $after, orderBy: $orderBy) { totalCount pageInfo { hasNextPage endCursor } nodes { number } } } } }`,
        { after, orderBy },
      );
      expect(errors).toEqual([]);
      const { pageInfo, nodes, ...counted } = data.mall.category.products;
      ({ totalCount } = counted);
      seen.push(...nodes.map(({ number }: { number: string }) => number));
      const read = extensions.upstream.filter(({ endpoint }: { endpoint: string }) => endpoint.includes('categor'));
      if (!isContractAlone) expect(read).toHaveLength(1);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null && seen.length < 2_000);
    expect(seen.length).toBe(totalCount);
    expect(new Set(seen).size).toBe(totalCount);
  },
);

test('the plans that a phone begins with are those that its join type and memory have', async () => {
  const offer =
    'joinType memory plans { number monthly subsidy extraSubsidy optionalDiscount minimumMonths minimumAge maximumAge } carriers { code } installmentMonths contractMonths usims { type price } cancellationFees { discountType text }';
  const { data, errors } = await gateway.ask(
    '{ mall(device: DESKTOP) { category(number: "100000") { products(first: 3) { nodes { number ... on WirelessPhone { initialPlans { joinType memory } } } } } } }',
  );
  expect(errors).toEqual([]);
  for (const { number, initialPlans } of data.mall.category.products.nodes) {
    const { joinType, memory } = initialPlans;
    const told = await gateway.ask(
      `{ mall(device: DESKTOP) { product(number: "${number}") { ... on WirelessPhone { initialPlans { ${offer} } plans(joinType: ${joinType}, memory: "${memory}") { ${offer} } } } } }`,
    );
    expect(told.errors).toEqual([]);
    expect(told.data.mall.product.plans.plans.length).toBeGreaterThan(0);
    const { initialPlans: first, plans } = told.data.mall.product;
    // The contract tells these with the plans alone, and asks for them where they are needed.
    const untold = isContractAlone ? { carriers: [], contractMonths: [] } : {};
    expect(first).toEqual({ ...plans, ...untold });
  }
});

test('a member sees who they are, their market prices and favorites, and finds by keyword', async () => {
  const headers = await bearer('gaon');
  const { data, errors } = await gateway.ask(
    `{ viewer(mallUrl: "familyshop") { name maskedName email favorites(first: 3) { totalCount nodes { number isFavorite } } }
      mall(device: MOBILE) { smartKeywords { name } searchSuggestions(text: "무선", first: 2) { kind name } searchProducts(keywords: ["무선"], first: 5) { totalCount nodes { number name ... on Goods { marketPrice } } facets { kind } } menu { number } corners { name } popups { number } promotions { number } } }`,
    {},
    headers,
  );
  expect(errors).toEqual([]);
  expect(data?.viewer.maskedName).not.toBe(data?.viewer.name);
  expect(data?.viewer.favorites.totalCount).toBeGreaterThan(0);
  expect(data?.mall.smartKeywords.length).toBeGreaterThan(0);
  const suggested = data?.mall.searchSuggestions.filter(({ kind }: { kind: string }) => kind === 'GOODS');
  expect(suggested.map(({ name }: { name: string }) => name)).toEqual([
    expect.stringContaining('무선'),
    expect.stringContaining('무선'),
  ]);
  expect(data?.mall.searchProducts.totalCount).toBeGreaterThan(0);
  expect(
    data?.mall.searchProducts.nodes.some(
      ({ marketPrice }: { marketPrice?: number }) => typeof marketPrice === 'number',
    ),
  ).toBe(true);
});

test('members of a mall of the type COMMON have favorites', async () => {
  const { data, errors } = await gateway.ask(
    '{ viewer(mallUrl: "groupwarelab") { favorites(first: 1) { totalCount } } }',
    {},
    await bearer('gaon', 'groupwarelab'),
  );
  expect(errors).toEqual([]);
  expect(data?.viewer.favorites.totalCount).toBeGreaterThan(0);
});

test('a favorite is kept, a token of one mall is a visitor elsewhere, and signing out ends it', async () => {
  const headers = await bearer('gyeol');
  const { data: list } = await gateway.ask(
    '{ mall(device: DESKTOP) { category(number: "120000") { products(first: 1) { nodes { number } } } } }',
  );
  const { number } = list.mall.category.products.nodes[0];
  const set = `mutation ($number: String!) { setFavorite(input: { mallUrl: "familyshop", productNumber: $number, isFavorite: true }) { __typename ... on SetFavoriteSuccess { isFavorite product { isFavorite } } } }`;
  expect((await gateway.ask(set, { number }, headers)).data?.setFavorite).toEqual({
    __typename: 'SetFavoriteSuccess',
    isFavorite: true,
    product: { isFavorite: true },
  });
  const again = await gateway.ask(
    'query ($number: String!) { mall(device: DESKTOP) { product(number: $number) { isFavorite } } }',
    { number },
    headers,
  );
  expect(again.data?.mall.product.isFavorite).toBe(true);
  const elsewhere = await gateway.ask(
    '{ viewer(mallUrl: "groupware") { name } mall(url: "groupware", device: DESKTOP) { number smartKeywords { name } } }',
    {},
    headers,
  );
  expect(elsewhere.errors).toEqual([]);
  expect(elsewhere.data?.viewer).toBeNull();
  expect(elsewhere.data?.mall?.smartKeywords ?? null).toBeNull();
  expect(
    (await gateway.ask('mutation { signOut(input: { mallUrl: "familyshop" }) { isSignedOut } }', {}, headers)).data
      ?.signOut.isSignedOut,
  ).toBe(true);
  expect((await gateway.ask('{ viewer { name } }', {}, headers)).errors[0]?.extensions.code).toBe(
    'ACCESS_TOKEN_EXPIRED',
  );
});

test('each refused sign-in says why', async () => {
  expect(await signIn('dormant')).toMatchObject({ reason: 'DORMANT_ACCOUNT', stepToken: expect.any(String) });
  expect(await signIn('nomail')).toMatchObject({ reason: 'EMAIL_MISSING', stepToken: expect.any(String) });
  expect(await signIn('nobody')).toMatchObject({ reason: 'WRONG_CREDENTIALS', stepToken: null });
});

test('many requests with one ending token trade it once, and the new pair works', async ({ mall }) => {
  const { accessToken, refreshToken } = await signIn('gaon');
  const eager = await openGateway(mall.url, { REFRESH_BEFORE_SECONDS: 1_000_000 });
  const headers = { authorization: `Bearer ${accessToken}`, 'x-refresh-token': refreshToken };
  const answers = await Promise.all(Array.from({ length: 20 }, () => eager.ask('{ viewer { number } }', {}, headers)));
  const pairs = new Set(answers.map(({ extensions }) => extensions.session?.accessToken));
  expect(pairs.size).toBe(1);
  expect(answers.every(({ errors }) => errors.length === 0)).toBe(true);
  const [token] = pairs;
  expect(
    (await gateway.ask('{ viewer { number } }', {}, { authorization: `Bearer ${token}` })).data?.viewer.number,
  ).toBe(answers[0]?.data?.viewer.number);
  await eager.close();
});

test('images come through the gateway', async () => {
  const { data } = await gateway.ask('{ mall(device: DESKTOP) { branding { logo { url } } } }');
  const picture = await gateway.get(data?.mall.branding.logo.url);
  expect([picture.status, picture.headers['content-security-policy']]).toEqual([
    200,
    expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/u),
  ]);
  expect(picture.text).toContain('<svg');
});
