import { WishlistDocument } from '../../__generated__/graphql.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { WishlistPage } from './WishlistPage.tsx';
import { wishlistVariables } from './wishlist-request.ts';

export const page: PageModule = {
  Component: WishlistPage,
  load: async (request) => {
    await request.ask(WishlistDocument, wishlistVariables(request));
  },
};
