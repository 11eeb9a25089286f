import type { PageModule } from '../../shared/page/page-module.ts';
import { WakeDormantPage } from './WakeDormantPage.tsx';

export const page: PageModule = { Component: WakeDormantPage };
