import type { PageModule } from '../../shared/page/page-module.ts';
import { Home } from './Home.tsx';
import { loadHome } from './load-home.ts';

export const page: PageModule = { Component: Home, load: loadHome };
