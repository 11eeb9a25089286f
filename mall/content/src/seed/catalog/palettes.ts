import { shopColors, type ShopColor } from './shop-colors.ts';

/** Color of a product without a choice of colors; only its picture uses it. */
export interface Tone {
  name: null;
  hex: string;
}

/** Reads "D8483E|F0912E". */
function tones(hexes: string): readonly Tone[] {
  return hexes.split('|').map((hex) => ({ name: null, hex: `#${hex}` }));
}

export const palettes = {
  appliance: shopColors('크림 화이트|미스트 그레이|차콜 블랙|세이지 그린|샌드 베이지|클레이 핑크|딥 네이비'),
  largeAppliance: shopColors('눈결 화이트|새틴 실버|모닝 블루|솔잎 그린|티타늄 그레이|모래 베이지'),
  screen: shopColors('퓨어 블랙|그래파이트|실버|샌드 화이트'),
  mobile: shopColors('오닉스 블랙|펄 화이트|라벤더|민트|네이비|코랄|크림|그래파이트'),
  kitchen: shopColors('무광 블랙|아이보리|올리브|버건디|파우더 블루|머스터드|스테인리스'),
  fabric: shopColors('오트밀|웜그레이|더스티 로즈|세이지|네이비|크림|라이트 블루|차콜'),
  wood: shopColors('내추럴 오크|월넛|화이트|블랙|애쉬 그레이'),
  fashion: shopColors('블랙|오프 화이트|네이비|카키|멜란지 그레이|버건디|베이지|포레스트 그린|소라'),
  beauty: shopColors('퓨어 화이트|로즈|모스 그린|아쿠아|앰버|라일락'),
  kids: shopColors('선샤인 옐로|스카이 블루|체리 레드|민트|라벤더|오렌지'),
  outdoor: shopColors('샌드|올리브 드랍|블랙|코요테|스톤 그레이|딥 포레스트|선셋 오렌지'),
  fruit: tones('D8483E|F0912E|7FA63A|E7B93C'),
  meat: tones('9C2B2E|7C1F28'),
  sea: tones('2F5D7C|C9A15B|3E4A55'),
  grain: tones('E9DFC4|C7A66B|8A6B4A'),
  coffee: tones('5A3A26|7B4F2E|3B2A22'),
  tea: tones('6F8F4E|B0703A|C9B458'),
  honey: tones('E0A126|C77C18|B5364A'),
  health: tones('2F6DB5|E08A2B|3C8C5A|B23A48|7A55A3'),
  ginseng: tones('8C1F28|B88A3E|4B2A22'),
  paper: tones('3E5C88|C65D4B|E2B84D|5B8C6E|6B5B95|2F3E46'),
  flower: shopColors('혼합|화이트|옐로|퍼플|레드'),
  water: tones('4FA3D9|2E7FB8|7CC4D8'),
  card: tones('1B4FD8|C2410C|0B7A4B|8A1FB3|9A6700'),
} as const satisfies Record<string, readonly (ShopColor | Tone)[]>;

export type PaletteName = keyof typeof palettes;
