type Particle = '은/는' | '이/가' | '을/를' | '으로/로';

const digitReadings = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];

// Syllables stand in the order of their last consonants, of which none is the first and ㄹ the ninth (Unicode, Hangul Syllables).
const firstSyllable = 0xac_00;
const lastSyllable = 0xd7_a3;
const endings = 28;
const rieul = 8;

/**
 * The Korean particle after a word's last sound: 으로 after "1600-0010", 로 after "1600-0011". The word is not included,
 * because it is often in a separate element. Digits are read one by one, as in a phone number. The library for Hangul is
 * not asked for this: it would weigh on every page of a product.
 */
export function particleAfter(word: string, particle: Particle): string {
  const [afterConsonant = '', afterVowel = ''] = particle.split('/');
  const ending = endingOf(word.trimEnd().replace(/\d$/u, (digit) => digitReadings[Number(digit)] ?? digit));
  const soundsOpen = ending === 0 || (particle === '으로/로' && ending === rieul);
  return soundsOpen ? afterVowel : afterConsonant;
}

/** The place of the last consonant; 0: it ends in a vowel, or is not Korean. */
function endingOf(word: string): number {
  const code = word.codePointAt(word.length - 1) ?? 0;
  return code >= firstSyllable && code <= lastSyllable ? (code - firstSyllable) % endings : 0;
}
