import type { PageModule } from '../../shared/page/page-module.ts';
import { FindPasswordPage } from './FindPasswordPage.tsx';

export const page: PageModule = { Component: FindPasswordPage };
