import type { PageModule } from '../../shared/page/page-module.ts';
import { CertifyPhone } from './CertifyPhone.tsx';

export const page: PageModule = { Component: CertifyPhone };
