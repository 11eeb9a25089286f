import { openContractProxy } from '../../../mall/test/rest/harness/contract-proxy.ts';

/** Whether the malls of this run tell what the contract names, and no more: bff/vitest.contract.config.ts. */
export const isContractAlone = process.env.MALL_TELLS === 'contract';

/** Where gateways find a mall: at its own address, or at a proxy that leaves out what the contract does not name. */
export async function openMallAddress(url: string): Promise<{ url: string; close: () => Promise<void> }> {
  return isContractAlone ? openContractProxy(url) : { url, close: () => Promise.resolve() };
}
