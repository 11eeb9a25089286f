import type { PageModule } from '../../shared/page/page-module.ts';
import { NotPermitted } from './NotPermitted.tsx';

export const page: PageModule = { Component: NotPermitted };
