import type { PageModule } from '../../shop/page/page-module.ts';
import { exhibitionPage } from '../../catalog/exhibition/ExhibitionView.tsx';

export const page: PageModule = exhibitionPage;
