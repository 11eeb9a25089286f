import type { PageModule } from '../../shared/page/page-module.ts';
import { ComingSoon } from './ComingSoon.tsx';

export const page: PageModule = { Component: ComingSoon };
