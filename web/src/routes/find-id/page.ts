import type { PageModule } from '../../shared/page/page-module.ts';
import { FindIdPage } from './FindIdPage.tsx';

export const page: PageModule = { Component: FindIdPage };
