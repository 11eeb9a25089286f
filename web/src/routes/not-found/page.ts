import type { PageModule } from '../../shared/page/page-module.ts';
import { NotFound } from './NotFound.tsx';

export const page: PageModule = { Component: NotFound };
