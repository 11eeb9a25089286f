import type { SessionStorage } from '@family-mall/client';
import { getGenericPassword, resetGenericPassword, setGenericPassword } from 'react-native-keychain';

/** Pairs in the device's keychain: encrypted, and in no backup of the app. One program, so nothing has to be locked. */
export const vault: SessionStorage = {
  async read(key) {
    const found = await getGenericPassword({ service: key });
    return found ? found.password : null;
  },
  async write(key, text) {
    if (text === null) await resetGenericPassword({ service: key });
    else await setGenericPassword('session', text, { service: key });
  },
};
