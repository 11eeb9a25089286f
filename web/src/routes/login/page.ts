import type { PageModule } from '../../shared/page/page-module.ts';
import { LoginPage } from './LoginPage.tsx';

export const page: PageModule = { Component: LoginPage };
