import type { GatewayContext } from '../../request/context.ts';
import { paymentReturnAddress } from '../../rules/form-target.ts';
import { mallLoaders } from '../mall/mall.loaders.ts';

/** Where the payment provider posts the shopper back to. Checked after the mall: of a mall that there is not, no address is right. */
export async function paymentReturn(context: GatewayContext, mallUrl: string, address: string): Promise<string> {
  await mallLoaders(context).named(mallUrl);
  return paymentReturnAddress(address, mallUrl, context.settings.MALL_HOSTS);
}
