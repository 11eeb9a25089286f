import { readSettings as readGatewaySettings } from '../../bff/src/config.ts';
import { readSettings as readMallSettings, type Settings as MallSettings } from '../../mall/src/config.ts';
import { Refusal } from './refusal.ts';

/** Where a program listens. */
export interface Listener {
  host: string;
  port: number;
}

/** Settings of both programs that the commands need. */
export interface ShopSettings {
  gateway: Listener & { metricsPort: number };
  /** Null when MALL_API_URL puts a real mall behind the gateway. */
  mall: MallSettings | null;
}

/** Reads the settings of both programs before either starts. Refuses with all mistakes of both at once. */
export function readShopSettings(environment: NodeJS.ProcessEnv): ShopSettings {
  const isMallEmbedded = !environment.MALL_API_URL?.trim();
  const mistakes = new Set<string>();
  const gateway = attempt(() => readGatewaySettings(environment), mistakes);
  const mall = isMallEmbedded ? attempt(() => readMallSettings(environment), mistakes) : null;
  if (!gateway || mall === undefined) throw new Refusal([...mistakes].join('\n'));
  return {
    gateway: { host: gateway.HOST, port: gateway.PORT, metricsPort: gateway.METRICS_PORT },
    mall,
  };
}

function attempt<T>(read: () => T, mistakes: Set<string>): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    for (const line of error.message.split('\n')) mistakes.add(line);
    return undefined;
  }
}
