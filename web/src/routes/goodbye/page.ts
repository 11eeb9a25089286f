import type { PageModule } from '../../shared/page/page-module.ts';
import { GoodbyePage } from './GoodbyePage.tsx';

export const page: PageModule = { Component: GoodbyePage };
