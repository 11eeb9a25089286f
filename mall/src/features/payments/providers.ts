import type { MallContext } from '../../context.ts';
import { noDeadline } from '../../http/deadline.ts';
import { ProviderUnreachable, type PaymentProvider } from './provider.ts';
import { testProvider, testProviderCode } from './test-provider/test-provider.ts';
import { tossCode, tossProvider } from './toss/toss-provider.ts';

/** The provider of new attempts, by the settings. Null: nothing can be paid. */
export function currentProvider(context: MallContext): PaymentProvider | null {
  const { payment, playsPaymentProvider } = context.settings;
  if (payment) return tossProvider(context, payment, noDeadline);
  return playsPaymentProvider ? reachTestProvider(context) : null;
}

/**
 * The provider of an attempt, which may not be that of new ones. Throws `ProviderUnreachable` if the settings do not name it (any
 * more). `deadline`: when its calls have to be over.
 */
export function providerOf(context: MallContext, pgCd: string, deadline = noDeadline): PaymentProvider {
  const { payment } = context.settings;
  if (pgCd === testProviderCode) return reachTestProvider(context);
  if (pgCd === tossCode && payment) return tossProvider(context, payment, deadline);
  throw new ProviderUnreachable(`The settings name no payment provider with the code ${pgCd}.`);
}

function reachTestProvider(context: MallContext): PaymentProvider {
  const provider = testProvider(context);
  return context.overLine?.(provider) ?? provider;
}

/** All providers that the settings name, not only the one for new attempts. */
export function knownProviders(context: MallContext): PaymentProvider[] {
  const { payment, playsPaymentProvider } = context.settings;
  return [
    ...(payment ? [tossProvider(context, payment, noDeadline)] : []),
    ...(playsPaymentProvider ? [reachTestProvider(context)] : []),
  ];
}
