import type { CategoryResolvers, MallResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { badInput, shopperError } from '../../errors/shopper-error.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { categoryTag, productTag } from '../../request/cache-tags.ts';
import { isRefusal } from '../../errors/mall-error.ts';
import { charged, lengthOf } from '../../rules/charge.ts';
import type { ProductModel } from './product.model.ts';
import { productConnection } from './product-pages.ts';
import { categoryPageCalls, searchCall } from './product-page.wire.ts';
import { productLoaders } from './products.loaders.ts';
import { goodsResolvers, phoneResolvers } from './product-kinds.resolvers.ts';

const productFields = {
  product: charged({ calls: 1, isSingle: true }, (mall, { number }, context) => {
    requireArea(mall, 'SHOPPING');
    return productLoaders(context).single(mall, number);
  }),
  products: charged(
    { products: ({ numbers }) => lengthOf(numbers), items: ({ numbers }) => lengthOf(numbers) },
    (mall, { numbers }, context) => {
      requireArea(mall, 'SHOPPING');
      if (numbers.length > 100) throw badInput('numbers', '한 번에 100개까지 조회할 수 있어요.', 'LENGTH');
      // An item may be null or an Error; the generated type does not allow that.
      return productLoaders(context).load(mall, numbers) as Promise<ProductModel[]>;
    },
  ),
  searchProducts: (mall, { keywords, orderBy, filter, ...paging }, { mallApi }) => {
    requireArea(mall, 'SHOPPING');
    if (!mallApi.isMemberOf(mall.number)) throw shopperError('UNAUTHENTICATED');
    const wanted = [...new Set(keywords.map((keyword) => keyword.trim()).filter((keyword) => keyword !== ''))];
    if (wanted.length === 0) throw badInput('keywords', '검색어를 입력해주세요.', 'REQUIRED');
    if (wanted.length > 3) throw badInput('keywords', '최대 3개까지 선택 가능합니다.', 'LENGTH');
    return productConnection(mall, { ...paging, orderBy }, (page) =>
      mallApi.asMember(searchCall(wanted, { orderBy, filter, ...page })),
    );
  },
} satisfies MallResolvers;

const categoryResolvers = {
  products: async ({ mall, number }, { orderBy, filter, ...paging }, { mallApi, cacheTags }) => {
    if (!mall) return null;
    requireArea(mall, 'SHOPPING');
    try {
      const list = await productConnection(mall, { ...paging, orderBy }, (page) =>
        mallApi.ask(mall.number, categoryPageCalls(mall, number, { orderBy, filter, ...page })),
      );
      cacheTags.note(() => [
        categoryTag(mall.number, number),
        ...list.edges.map(({ node }) => productTag(mall.number, node.number)),
      ]);
      return list;
    } catch (error) {
      if (isRefusal(error, '1404')) return null;
      throw error;
    }
  },
} satisfies CategoryResolvers;

export const productsPart = {
  Mall: productFields,
  Category: categoryResolvers,
  Goods: goodsResolvers,
  WirelessPhone: phoneResolvers,
} satisfies Resolvers;
