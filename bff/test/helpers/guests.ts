import type { OpenGateway } from './open-gateway.ts';

/** The seed's marketing mall. */
export const youngMall = 'familyshopyoung';

/** One piece of some goods that the mall sells. */
export async function someItem(gateway: OpenGateway) {
  const ask = async (selection: string) =>
    (await gateway.ask(`{ mall(url: "${youngMall}", device: DESKTOP) { ${selection} } }`)).data.mall;
  const { menu } = await ask('menu { number type }');
  for (const { number } of menu as { number: string }[]) {
    const { category } = await ask(
      `category(number: "${number}") { products { nodes { __typename number isSoldOut } } }`,
    );
    const found = category.products.nodes.find(
      (each: { __typename: string; isSoldOut: boolean }) => each.__typename === 'Goods' && !each.isSoldOut,
    );
    if (!found) continue;
    const { product } = await ask(
      `product(number: "${found.number}") { ... on Goods { variants { id isAvailable } } }`,
    );
    const variant = product.variants.find(({ isAvailable }: { isAvailable: boolean }) => isAvailable);
    return { variantId: variant.id, quantity: 1 };
  }
  throw new Error(`${youngMall} sells no goods`);
}

/** The header of a new guest. */
export async function startGuest(gateway: OpenGateway) {
  const { data } = await gateway.ask(
    'mutation ($input: StartMarketingSessionInput!) { startMarketingSession(input: $input) { accessToken } }',
    { input: { mallUrl: youngMall, device: 'DESKTOP' } },
  );
  return { authorization: `Bearer ${data.startMarketingSession.accessToken}` };
}
