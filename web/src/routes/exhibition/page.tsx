import type { PageModule } from '../../shop/page/page-module.ts';
import { exhibitionPage } from './ExhibitionView.tsx';

export const page: PageModule = exhibitionPage;
