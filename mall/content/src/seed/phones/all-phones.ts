import { randomFor } from '../random.ts';
import { phoneModels } from './all-models.ts';
import { writePhone, type PhoneBundle } from './phone-bundle.ts';

const soldOut = new Set(['베라온 X7', '폴리온 플립 5', '꼬마친구 4', '테라무드 필드 2']);

/** Hidden phones, one for each hidden status of the mall's back office. */
const hidden: Readonly<Record<string, string>> = {
  '누리폰 점프 3': 'GD00404',
  '모알 A16 LTE': 'GD00404',
  '베라온 미니': 'GD00406',
  '베라온 듀오': 'GD00401',
};

/** All wireless groups of the catalog, the same in every run. Each takes as many numbers as it has memories. */
export function allPhones(): PhoneBundle[] {
  const random = randomFor('phones');
  let taken = 0;
  return phoneModels.map((model) => {
    const gdsGrpNo = `HP${String(26_000_011 + taken * 10)}`;
    taken += model.memories.length;
    return writePhone(model, gdsGrpNo, hidden[model.name] ?? (soldOut.has(model.name) ? 'GD00405' : 'GD00403'), random);
  });
}
