import type { PageModule } from '../../shared/page/page-module.ts';
import { SignUp } from './SignUp.tsx';

export const page: PageModule = { Component: SignUp };
