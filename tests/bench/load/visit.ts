/** A request of a visit. */
export interface Step {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** A text that only a correct response contains. */
  sign: string;
}

const mallUrl = 'familyshop';
const card =
  '__typename id number name image { url } isFavorite isSoldOut hasStock ... on Goods { salePrice } ... on WirelessPhone { price { totalMonthly } }';

/**
 * A visit of all kinds: the home page, a list, a product, a search, a favorite, a sign-in. Queries the gateway for what
 * there is.
 */
export async function visitAt(gateway: string): Promise<Step[]> {
  const signIn = question(
    'signs in',
    `mutation { signIn(input: { mallUrl: "${mallUrl}", id: "gaon", password: "Family!2026" }) { __typename ... on Session { accessToken } } }`,
    'accessToken',
  );
  const token = ((await told(gateway, signIn)).signIn as { accessToken: string }).accessToken;
  const menu = question('menu', `{ mall(url: "${mallUrl}", device: DESKTOP) { menu { number type } } }`, 'number');
  const { menu: categories } = (await told(gateway, menu)).mall as { menu: { number: string; type: string }[] };
  const category = categories.find(({ type }) => type === 'GENERAL')?.number ?? '';
  const list = question(
    'list',
    `{ mall(url: "${mallUrl}", device: DESKTOP) { category(number: "${category}") { id name products(first: 20) { nodes { ${card} } } } } }`,
    'salePrice',
  );
  const { category: listed } = (await told(gateway, list)).mall as {
    category: { products: { nodes: { number: string }[] } };
  };
  const number = listed.products.nodes[0]?.number ?? '';
  return [
    {
      name: 'home',
      method: 'GET',
      path: `/${mallUrl}/home`,
      headers: { accept: 'text/html' },
      body: null,
      sign: '</html>',
    },
    list,
    question(
      'product',
      `{ mall(url: "${mallUrl}", device: DESKTOP) { product(number: "${number}") { ${card} } } }`,
      number,
    ),
    question(
      'search',
      `{ mall(url: "${mallUrl}", device: DESKTOP) { searchProducts(keywords: ["세트"], first: 20) { nodes { ${card} } } } }`,
      'nodes',
      token,
    ),
    question(
      'heart',
      `mutation { setFavorite(input: { mallUrl: "${mallUrl}", productNumber: "${number}", isFavorite: true }) { __typename ... on SetFavoriteSuccess { isFavorite } } }`,
      'isFavorite',
      token,
    ),
    signIn,
  ];
}

function question(name: string, query: string, sign: string, token?: string): Step {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return { name, method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query }), sign };
}

async function told(gateway: string, { path, method, headers, body }: Step): Promise<Record<string, unknown>> {
  const answer = await fetch(`${gateway}${path}`, { method, headers, body });
  const { data, errors } = (await answer.json()) as { data: Record<string, unknown> | null; errors?: unknown };
  if (!data || errors) throw new Error(`The visit cannot be prepared: ${JSON.stringify(errors)}`);
  return data;
}
