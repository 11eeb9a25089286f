import type { PageModule } from '../../shared/page/page-module.ts';
import { FindUser } from './FindUser.tsx';

export const page: PageModule = { Component: FindUser };
