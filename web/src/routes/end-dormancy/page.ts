import type { PageModule } from '../../shared/page/page-module.ts';
import { EndDormancyPage } from './EndDormancyPage.tsx';

export const page: PageModule = { Component: EndDormancyPage };
