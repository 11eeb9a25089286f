import { josa } from 'es-hangul';

type Particle = Parameters<typeof josa.pick>[1];

const digitReadings = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];

/**
 * The Korean particle after a word's last sound: 으로 after "1600-0010", 로 after "1600-0011". The word is not included,
 * because it is often in a separate element. Digits are read one by one, as in a phone number.
 */
export function particleAfter(word: string, particle: Particle): string {
  return josa.pick(
    word.trimEnd().replace(/\d$/u, (digit) => digitReadings[Number(digit)] ?? digit),
    particle,
  );
}
