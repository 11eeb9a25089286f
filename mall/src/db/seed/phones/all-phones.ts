import { randomFor } from '../random.ts';
import { phoneModels } from './all-models.ts';
import { writePhone, type PhoneBundle } from './phone-bundle.ts';

const soldOut = new Set(['베라온 X7 128GB', '누리폰 25 울트라 512GB', '폴리온 플립 5 512GB', '꼬마친구 4 32GB', '테라무드 필드 2 64GB', '누리폰 26 울트라 1TB']);

/** No longer, or not yet, to be seen: each for one of the states of the mall's back office. */
const hidden: Readonly<Record<string, string>> = {
  '누리폰 점프 3 64GB': 'GD00404',
  '모알 A16 LTE 64GB': 'GD00404',
  '베라온 미니 64GB': 'GD00406',
  '베라온 미니 128GB': 'GD00407',
  '베라온 듀오 512GB': 'GD00401',
  '베라온 클로즈 512GB': 'GD00402',
};

/** All wireless groups of the catalogue, the same in every run. */
export function allPhones(): PhoneBundle[] {
  const random = randomFor('phones');
  const drafts = phoneModels.flatMap((model) => model.memories.map(([memory, relsPrc]) => ({ model, memory, relsPrc })));
  return drafts.map((draft, index) => {
    const name = `${draft.model.name} ${draft.memory}`;
    const gdsStat = hidden[name] ?? (soldOut.has(name) ? 'GD00405' : 'GD00403');
    return writePhone(draft, `HP${String(26_000_011 + index * 10)}`, gdsStat, random);
  });
}
