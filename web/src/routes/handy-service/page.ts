import type { PageModule } from '../../shared/page/page-module.ts';
import { HandyServicePage } from './HandyServicePage.tsx';

export const page: PageModule = { Component: HandyServicePage };
