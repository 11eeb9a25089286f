import type { PageModule } from '../../shop/page/page-module.ts';
import { exhibitionPage } from '../../features/exhibitions/ExhibitionView.tsx';

export const page: PageModule = exhibitionPage;
