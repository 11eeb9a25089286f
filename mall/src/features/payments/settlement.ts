import type { MallContext } from '../../context.ts';
import type { PgRequest } from './forms.ts';
import type { Payable } from './payable.ts';
import type { Attempt, ProviderResult } from './provider.ts';

/** A payment that is open at its provider, with what it pays for. */
export interface OpenedPayment {
  ordNo: string;
  payPrc: number;
  payDueDts: string;
  pgReq: PgRequest;
  field: Payable['field'];
  order: object;
}

/** What `features/settlement` does for a kind of order. It looks into all kinds, so that no kind can import it. */
export interface Settlement {
  /** Opens a begun payment at its provider. `facts`: those of `Begun`. */
  openPayment(context: MallContext, facts: unknown, isRepeat: boolean, deadline: number): Promise<OpenedPayment>;
  /** Stores what a provider reports about an attempt. A repeat changes nothing. Returns the attempt as it is then; null: it is gone. */
  applyProviderResult(context: MallContext, attempt: Attempt, answer: Partial<ProviderResult>): Promise<Attempt | null>;
  /** Ends an attempt whose outcome is not known. Its money is refunded if it comes. */
  closeAttempt(context: MallContext, attempt: Attempt): Promise<void>;
}
