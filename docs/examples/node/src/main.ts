import { MeDocument, MenuDocument, ShelfDocument, SignInDocument } from './__generated__/graphql.ts';
import { Gateway } from './gateway.ts';

const { GATEWAY: origin = 'http://localhost:4000', MALL: mallUrl = 'familyshop' } = process.env;
const gateway = new Gateway(origin, mallUrl);

const { mall } = await gateway.ask(MenuDocument, { mallUrl });
if (!mall) throw new Error(`There is no mall ${mallUrl}.`);
const category = mall.menu?.find(({ type }) => type === 'LINE') ?? mall.menu?.[0];
if (!category) throw new Error('The mall has no menu.');

await printShelf(category.number);
const { MALL_ID: id, MALL_PASSWORD: password } = process.env;
if (id && password) await printMember(id, password);

async function printShelf(categoryNumber: string): Promise<void> {
  const shelf = await gateway.ask(ShelfDocument, { mallUrl, categoryNumber, first: 5 });
  const products = shelf.mall?.category?.products;
  console.log(`${shelf.mall?.name} · ${shelf.mall?.category?.name} (${products?.totalCount ?? 0})`);
  for (const product of products?.nodes ?? []) {
    // The types know that only goods have a sale price, and only phones a price by the month.
    const price = product.__typename === 'Goods' ? won(product.salePrice) : `월 ${won(product.price?.totalMonthly)}`;
    console.log(`  ${product.name}  ${price}${product.isSoldOut ? '  SOLD OUT' : ''}`);
  }
}

async function printMember(id: string, password: string): Promise<void> {
  const { signIn } = await gateway.ask(SignInDocument, { input: { mallUrl, id, password } });
  if (signIn?.__typename !== 'Session')
    return console.log(signIn ? `${signIn.reason}: ${signIn.message}` : 'The mall did not answer.');
  await gateway.session.keep(signIn);
  const { viewer } = await gateway.ask(MeDocument, { mallUrl });
  console.log(`${viewer?.maskedName}: ${viewer?.favorites?.totalCount ?? 0} favorites`);
}

function won(amount: number | null | undefined): string {
  return amount == null ? '-' : `${amount.toLocaleString('ko-KR')}원`;
}
