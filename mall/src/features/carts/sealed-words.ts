import { createHmac } from 'node:crypto';
import type { Keys } from '../../keys.ts';
import { sealText } from '../../security/sealed-text.ts';

/** The words of an option as a row holds them: they may name a person. The hash tells equal words of one member apart. */
export function sealWords(keys: Pick<Keys, 'personal' | 'target'>, memNo: string, words: string | null) {
  const optTxtHash =
    words === null ? null : createHmac('sha256', keys.target.current).update(`${memNo} ${words}`).digest('base64url');
  return { sealedOptTxt: sealText(keys, words), optTxtHash };
}
