import type { PageModule } from '../../shared/page/page-module.ts';
import { SearchResultsPage } from './SearchResultsPage.tsx';

/** It asks when it is drawn, not before: the search that led here may have brought the answer along. */
export const page: PageModule = { Component: SearchResultsPage };
