import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { acceptedKeys, type Key } from '../keys.ts';

/** A new opaque token: 256 random bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A key that only the token's holder can derive; the stored hash does not help. */
export function keyOfToken(token: string): Key {
  return { current: new Uint8Array(hkdfSync('sha256', token, 'family-mall', 'sealed pair', 32)), others: [] };
}

/** Encrypts and authenticates a text. */
export function seal(key: Key, text: string): string {
  return sealBytes(key, Buffer.from(text)).toString('base64url');
}

/** The text, or null when it was not encrypted with this key. */
export function unseal(key: Key, sealed: string): string | null {
  return unsealBytes(key, Buffer.from(sealed, 'base64url'))?.toString('utf8') ?? null;
}

/** Encrypts and authenticates (AES-256-GCM). */
export function sealBytes({ current }: Key, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', current, nonce);
  const sealed = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

/** The bytes, or null when they were not encrypted with this key. */
export function unsealBytes(key: Key, bytes: Buffer): Buffer | null {
  if (bytes.length < 28) return null;
  for (const each of acceptedKeys(key)) {
    const opened = openedWith(each, bytes);
    if (opened !== null) return opened;
  }
  return null;
}

function openedWith(key: Uint8Array, bytes: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  } catch {
    return null;
  }
}
