import type { PageModule } from '../../shop/page/page-module.ts';
import { page as findUser } from '../find-user/page.tsx';

/** The result has an address of its own, but is in the memory of the page that asked for it. */
export const page: PageModule = findUser;
