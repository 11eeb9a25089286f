import { MyShopDocument } from '../../__generated__/graphql.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { MyShopPage } from './MyShopPage.tsx';

export const page: PageModule = {
  Component: MyShopPage,
  load: async ({ ask, mallUrl }) => {
    await ask(MyShopDocument, { mallUrl });
  },
};
