import { hkdfSync } from 'node:crypto';

/** One key per purpose, so that nothing signed for one is valid for another. */
export interface Keys {
  accessToken: Uint8Array;
  stepToken: Uint8Array;
  guestToken: Uint8Array;
  mailLink: Uint8Array;
  certCode: Uint8Array;
  agencyResult: Uint8Array;
  checkToken: Uint8Array;
  leftId: Uint8Array;
  /** Signs the test provider's notices. */
  testProvider: Uint8Array;
  /** Opens the operator's calls to the command that has the same secret. */
  operator: Uint8Array;
  /** For personal data, of members too, in addresses, orders, letters and stored responses. */
  personal: Uint8Array;
  /** Finds addresses and numbers that are sealed, by their hash. */
  target: Uint8Array;
}

/** The keys of this secret. */
export function deriveKeys(secret: string): Keys {
  return {
    accessToken: derive(secret, 'access token'),
    stepToken: derive(secret, 'step token'),
    guestToken: derive(secret, 'guest token'),
    mailLink: derive(secret, 'mail link'),
    certCode: derive(secret, 'certification code'),
    agencyResult: derive(secret, 'identity agency result'),
    checkToken: derive(secret, 'check token'),
    leftId: derive(secret, 'id of a member who left'),
    testProvider: derive(secret, 'test payment company'),
    operator: derive(secret, 'operator'),
    personal: derive(secret, 'personal data'),
    target: derive(secret, 'hash of an address or a number'),
  };
}

function derive(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'family-mall', purpose, 32));
}
