import { ProviderUnreachable, type PaymentProvider } from '../../src/features/payments/provider.ts';
import type { Scheduler } from './scheduler.ts';

/** What may happen to a call of the payment provider. */
export const callFaults = ['request lost', 'response lost', 'sent twice'] as const;
export type CallFault = (typeof callFaults)[number];

type Call = 'open' | 'lookUp' | 'confirm' | 'refund' | 'closeAccount' | 'billingKey' | 'charge';

const never = new Promise<never>(() => undefined);

/** The line to the payment provider, which loses and repeats calls. */
export class Company {
  /** What happens to the next calls, one each. */
  readonly faults: CallFault[] = [];

  /** The line of one program. `dies`: whether it ends before or after a call. */
  reachedBy(scheduler: Scheduler, dies: () => boolean): (provider: PaymentProvider) => PaymentProvider {
    const over = async <Result>(name: Call, call: () => Promise<Result>): Promise<Result> => {
      await scheduler.gate(`provider ${name}`);
      if (dies()) return never;
      const fault = this.faults.shift();
      if (fault === 'request lost') throw new ProviderUnreachable('The request was lost.');
      const result = await call();
      if (fault === 'sent twice') await call();
      if (fault === 'response lost') throw new ProviderUnreachable('The response was lost.');
      return dies() ? never : result;
    };
    return (provider) => ({
      ...provider,
      open: (...given) => over('open', () => provider.open(...given)),
      lookUp: (...given) => over('lookUp', () => provider.lookUp(...given)),
      confirm: (...given) => over('confirm', () => provider.confirm(...given)),
      refund: (...given) => over('refund', () => provider.refund(...given)),
      closeAccount: (...given) => over('closeAccount', () => provider.closeAccount(...given)),
      billingKey: (...given) => over('billingKey', () => provider.billingKey(...given)),
      charge: (...given) => over('charge', () => provider.charge(...given)),
    });
  }
}
