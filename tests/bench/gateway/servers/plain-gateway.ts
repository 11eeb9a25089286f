// Our gateway with its fast path switched off: Apollo Server and graphql-js execute every operation.
import { prepareEngine } from '../../../../bff/src/engine.ts';

prepareEngine();
const [{ readSettings }, { startGateway }] = await Promise.all([
  import('../../../../bff/src/config.ts'),
  import('../../../../bff/src/server.ts'),
]);
const gateway = await startGateway(readSettings(process.env), { hasFastPath: false });
process.once('SIGTERM', () => void gateway.close().then(() => process.exit()));
