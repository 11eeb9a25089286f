import { commands } from './commands.ts';
import { readSettings, StartError } from './config.ts';
import { instance } from './http/instance.ts';
import { startMall, type StartOptions } from './server.ts';

/**
 * The mall as a process: settings from the environment, one line when it is open or cannot be, an orderly end on a signal. With
 * the name of a command it does that, and ends.
 */
export async function runMall(options: StartOptions = {}, command = process.argv[2]): Promise<void> {
  try {
    await (command === undefined ? open(options) : runCommand(command, options));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    // Exit explicitly: a driver that failed midway may keep the event loop alive.
    process.exit(1);
  }
}

async function open(options: StartOptions): Promise<void> {
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
}

async function runCommand(name: string, options: StartOptions): Promise<void> {
  if (!Object.hasOwn(commands, name))
    throw new StartError(
      `Unknown command "${name}". Use ${Object.keys(commands).join(' or ')}, or none to open the mall.`,
    );
  const command = commands[name as keyof typeof commands];
  const isDone = await command(readSettings(process.env), options, (line) => console.log(line));
  process.exit(isDone ? 0 : 1);
}
