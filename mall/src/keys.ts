import { hkdfSync } from 'node:crypto';

/** A key of one purpose. `others` are accepted too, while the secret is being changed. */
export interface Key {
  /** Seals and signs. */
  readonly current: Uint8Array;
  /** Open and verify what another secret sealed and signed. */
  readonly others: readonly Uint8Array[];
}

/** One key per purpose, so that nothing signed for one is valid for another. */
export interface Keys {
  accessToken: Key;
  stepToken: Key;
  guestToken: Key;
  mailLink: Key;
  certCode: Key;
  agencyResult: Key;
  checkToken: Key;
  leftId: Key;
  /** Signs the test provider's notices. */
  testProvider: Key;
  /** Opens the operator's calls to the command that has the same secret. */
  operator: Key;
  /** For personal data, of members too, in addresses, orders, letters and stored responses. */
  personal: Key;
  /** Finds addresses and numbers that are sealed, by their hash. */
  target: Key;
}

/** The keys of this secret, which accept what those of the other one made. */
export function deriveKeys(secret: string, other: string | null = null): Keys {
  const keyFor = (purpose: string): Key => ({
    current: derive(secret, purpose),
    others: other === null || other === secret ? [] : [derive(other, purpose)],
  });
  return {
    accessToken: keyFor('access token'),
    stepToken: keyFor('step token'),
    guestToken: keyFor('guest token'),
    mailLink: keyFor('mail link'),
    certCode: keyFor('certification code'),
    agencyResult: keyFor('identity agency result'),
    checkToken: keyFor('check token'),
    leftId: keyFor('id of a member who left'),
    testProvider: keyFor('test payment company'),
    operator: keyFor('operator'),
    personal: keyFor('personal data'),
    target: keyFor('hash of an address or a number'),
  };
}

/** All keys that are accepted, the current one first. */
export function acceptedKeys({ current, others }: Key): readonly Uint8Array[] {
  return [current, ...others];
}

function derive(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'family-mall', purpose, 32));
}
