import { readSettings, SettingsError } from './config.ts';
import { PortTaken } from './http/listening.ts';
import { instance } from './http/instance.ts';
import { startGateway } from './server.ts';

try {
  const settings = readSettings(process.env);
  // For libraries, and only after reading the settings: these differ if an operator sets production.
  process.env.NODE_ENV ??= 'production';
  const gateway = await startGateway(settings);
  // Unhandled rejections arrive here as well.
  process.on('uncaughtException', gateway.noteUncaught);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void gateway.close().then(() => process.exit(0));
  };
  for (const event of ['SIGTERM', 'SIGINT'] as const) process.on(event, stop);
  // The command that starts the whole shop is the parent: it prints, and we end with it.
  if (process.channel) {
    process.once('disconnect', stop);
    process.send?.({ instance });
  } else process.stdout.write(`The gateway answers at ${gateway.url}\n`);
} catch (error) {
  if (!(error instanceof PortTaken) && !(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
