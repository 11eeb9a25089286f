import { readSettings, StartError } from './config.ts';
import { instance } from './http/instance.ts';
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
    // Started by the command that starts the whole shop: that one prints, and this process ends with it.
    if (process.channel) {
      process.once('disconnect', stop);
      process.send?.({ instance });
    } else console.log(`The mall is open at ${mall.url}`);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    // Exit explicitly: a driver that failed midway may keep the event loop alive.
    process.exit(1);
  }
}
