import { WithdrawalCheckDocument } from '../../__generated__/graphql.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { WithdrawalPage } from './WithdrawalPage.tsx';

export const page: PageModule = {
  Component: WithdrawalPage,
  load: async ({ ask, mallUrl }) => {
    await ask(WithdrawalCheckDocument, { mallUrl });
  },
};
