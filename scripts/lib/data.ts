import { StartError, type Settings } from '../../mall/src/config.ts';
import { checkDataFolder } from '../../mall/src/db/data-folder.ts';
import { Refusal } from './refusal.ts';

/** Refuses when the mall could not keep its data, before anything is built or started. */
export async function assertUsable(mall: Settings): Promise<void> {
  try {
    await checkDataFolder(mall);
  } catch (error) {
    if (error instanceof StartError) throw new Refusal(error.message);
    throw error;
  }
}
