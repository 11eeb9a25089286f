import type { PageModule } from '../../shared/page/page-module.ts';
import { IntroPage } from './IntroPage.tsx';

export const page: PageModule = { Component: IntroPage };
