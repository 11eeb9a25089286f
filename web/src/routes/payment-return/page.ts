import type { PageModule } from '../../shared/page/page-module.ts';
import { PaymentReturn } from './PaymentReturn.tsx';

export const page: PageModule = { Component: PaymentReturn };
