import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.ts';
import { gatewayFlags } from '../../../scripts/lib/service.ts';
import { startRedis } from '../../../bff/test/helpers/redis.ts';
import { freePorts } from '../../harness/ports.ts';
import { onCore, Running } from '../gateway/running.ts';
import { phaseSeconds } from '../short-run.ts';
import { atRate } from './rate.ts';
import type { Step } from './visit.ts';

const SECONDS = phaseSeconds(6);

/** Throughput of two gateways on one Redis under overload, compared with one of them, as text. Each has its core. */
export async function scaling(env: NodeJS.ProcessEnv, visit: readonly Step[], rate: number): Promise<string> {
  const redis = await startRedis();
  const ports = await freePorts(4);
  const gateways = [2, 3].map((core, index) => {
    const settings = {
      ...env,
      REDIS_URL: redis.url,
      PORT: String(ports[2 * index]),
      METRICS_PORT: String(ports[2 * index + 1]),
    };
    return new Running(
      `gateway ${index + 1}`,
      onCore(core, [process.execPath, ...gatewayFlags, join(root, 'bff/src/main.ts')]),
      settings,
    );
  });
  const urls = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[2]}`];
  try {
    await Promise.all(gateways.map((gateway, index) => gateway.ready(`${urls[index]}/ready`)));
    await atRate(urls, visit, { rate: rate / 4, seconds: phaseSeconds(10) });
    const one = await atRate(urls.slice(0, 1), visit, { rate, seconds: SECONDS });
    const two = await atRate(urls, visit, { rate, seconds: SECONDS });
    return `${Math.round(two.latencies.length / SECONDS)} answers a second, one of them ${Math.round(one.latencies.length / SECONDS)}: ${(two.latencies.length / one.latencies.length).toFixed(2)} times.`;
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await redis.stop();
  }
}
