import type { PageModule } from '../../shop/page/page-module.ts';
import { exhibitionPage } from '../../catalog/exhibition/ExhibitionView.tsx';

/** A selection below etcSale: its options are the corner, the order and the page. */
export const page: PageModule = exhibitionPage;
