import { newKey } from './sealing.ts';

const place = 'keys';
const name = 'tab-secrets';

/** The key of this browser: IndexedDB holds it, but gives its bytes to no script. Null: this browser has no place for one. */
export async function browserKey(): Promise<CryptoKey | null> {
  try {
    const database = await openDatabase();
    try {
      return (await stored(database)) ?? (await storeNew(database));
    } finally {
      database.close();
    }
  } catch {
    return null; // Forbidden, or an address without https.
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('family-mall', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(place));
  return answer(request);
}

async function stored(database: IDBDatabase): Promise<CryptoKey | null> {
  const kept: unknown = await answer(database.transaction(place).objectStore(place).get(name));
  return kept instanceof CryptoKey ? kept : null;
}

/** Another tab may have stored its own meanwhile: that one counts. */
async function storeNew(database: IDBDatabase): Promise<CryptoKey | null> {
  const key = await newKey();
  try {
    await answer(database.transaction(place, 'readwrite').objectStore(place).add(key, name));
    return key;
  } catch {
    return stored(database);
  }
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });
}
