import type { MallContext } from '../../src/context.ts';
import { ProviderUnreachable, type PaymentProvider } from '../../src/features/payments/provider.ts';
import type { Scheduler } from './scheduler.ts';

/** What may happen to a call of the payment provider. */
export const callFaults = ['request lost', 'response lost', 'sent twice'] as const;
export type CallFault = (typeof callFaults)[number];

/** Calls that are lost and repeated. */
export const calls = [
  'open',
  'lookUp',
  'confirm',
  'refund',
  'closeAccount',
  'billingKey',
  'charge',
] as const satisfies (keyof PaymentProvider)[];
export type CallName = (typeof calls)[number];

const never = new Promise<never>(() => undefined);

/** The line to the payment provider, which loses and repeats calls. */
export class Company {
  readonly #faults = new Map<CallName, CallFault[]>();

  /** Something happens to the next call of a name. */
  disturb(name: CallName, fault: CallFault): void {
    this.#faults.set(name, [...(this.#faults.get(name) ?? []), fault]);
  }

  /** The line of one program. `dies`: whether it ends before or after a call. */
  reachedBy(scheduler: Scheduler, dies: () => boolean): NonNullable<MallContext['overLine']> {
    const over = async (name: CallName, call: () => Promise<unknown>): Promise<unknown> => {
      await scheduler.gate(`provider ${name}`);
      if (dies()) return never;
      const fault = this.#faults.get(name)?.shift();
      if (fault === 'request lost') throw new ProviderUnreachable('The request was lost.');
      const result = await call();
      if (fault === 'sent twice') await call();
      if (fault === 'response lost') throw new ProviderUnreachable('The response was lost.');
      return dies() ? never : result;
    };
    return (provider) => {
      const far = provider as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
      const lost = calls.map((name) => [name, (...given: unknown[]) => over(name, async () => far[name]?.(...given))]);
      return { ...provider, ...Object.fromEntries(lost) };
    };
  }
}
