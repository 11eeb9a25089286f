/** A text that only this key opens, under this name. */
export async function seal(key: CryptoKey, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(algorithm(name, iv), key, new TextEncoder().encode(text));
  return `${toText(iv)}.${toText(new Uint8Array(sealed))}`;
}

/** Throws where another key sealed it, or under another name. */
export async function unseal(key: CryptoKey, name: string, sealed: string): Promise<string> {
  const [iv = '', bytes = ''] = sealed.split('.');
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm(name, toBytes(iv)), key, toBytes(bytes)));
}

/** A key that no script can read, only use. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

function algorithm(name: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) };
}

function toText(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}
