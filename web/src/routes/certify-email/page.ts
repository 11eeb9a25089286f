import type { PageModule } from '../../shared/page/page-module.ts';
import { CertifyEmailPage } from './CertifyEmailPage.tsx';

export const page: PageModule = { Component: CertifyEmailPage };
