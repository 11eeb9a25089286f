import type { PageModule } from '../../shared/page/page-module.ts';
import { PhoneCertification } from './PhoneCertification.tsx';

export const page: PageModule = { Component: PhoneCertification };
