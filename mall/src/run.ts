import { readSettings, StartError } from './config.ts';
import { startMall, type StartOptions } from './server.ts';

/** The mall as a process: settings from the environment, one line when it is open or cannot be, an orderly end on a signal. */
export async function runMall(options: StartOptions = {}): Promise<void> {
  try {
    const mall = await startMall(readSettings(process.env), options);
    let closing: Promise<never> | undefined;
    const stop = () => {
      closing ??= mall.close().then(() => process.exit(0));
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
    // Started by the command that starts the whole shop: it does the talking, and we end when it is gone.
    if (process.channel) process.once('disconnect', stop);
    else console.log(`The mall is open at ${mall.url}`);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    // Not left to the event loop: a driver that failed half way may still hold it.
    process.exit(1);
  }
}
