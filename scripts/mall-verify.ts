import { parseArgs } from 'node:util';
import { verifyMall } from '../mall/src/verify/verify.ts';
import type { Send } from '../mall/src/verify/mall-caller.ts';
import { Refusal, runCommand } from './lib/refusal.ts';

const usage =
  'Use: npm run mall:verify -- ADDRESS [--mall familyshop] [--write], with MALL_ID and MALL_PASSWORD for what a member reads.';
const patienceMs = 20_000;

/**
 * For those who run a mall of another maker: reads it as visitor and member, and names by operation and field what differs from the
 * contract. Ends with 1 if anything does. It writes nothing, unless told to by --write.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { mall: { type: 'string', default: 'familyshop' }, write: { type: 'boolean', default: false } },
  });
  const origin = URL.parse(positionals[0] ?? '')?.origin;
  if (!origin) throw new Refusal(usage);
  const { MALL_ID: id, MALL_PASSWORD: password } = process.env;
  const member = id && password ? { id, password } : null;
  if (values.write && !member) throw new Refusal(usage);
  const { deviations, asked, left } = await verifyMall(senderTo(origin), {
    mallUrl: values.mall,
    member,
    mayWrite: values.write,
  });
  for (const { operation, field, what } of deviations) console.log(`${operation}  ${field}: ${what}`);
  console.log(
    `${deviations.length} deviations in ${asked} operations. Not called: ${left.length} (${left.join(', ')}).`,
  );
  if (!member) console.log('With MALL_ID and MALL_PASSWORD it reads as a member too.');
  return deviations.length > 0 ? 1 : 0;
});

function senderTo(origin: string): Send {
  return async ({ method, path, headers, body }) => {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(`${origin}${path}`, { method, headers, body, signal }).catch((error: unknown) => {
      throw new Refusal(
        `${origin} does not answer ${method} ${path}: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    const { status } = response;
    return { status, contentType: response.headers.get('content-type') ?? '', text: await response.text() };
  };
}
