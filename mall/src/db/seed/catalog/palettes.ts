/** Colour names as a Korean shop prints them, with the colour that the picture takes. */
export interface ShopColor {
  name: string;
  hex: string;
}

function colors(text: string): readonly ShopColor[] {
  return text.split('|').map((entry) => {
    const [name = '', hex = ''] = entry.split('#');
    return { name, hex: `#${hex}` };
  });
}

export const palettes = {
  appliance: colors('크림 화이트#F4F1EA|미스트 그레이#B9BEC6|차콜 블랙#2B2D31|세이지 그린#A9B8A2|샌드 베이지#D9CBB8|클레이 핑크#D8AFA5|딥 네이비#26344F'),
  largeAppliance: colors('눈결 화이트#EFEDE8|새틴 실버#C3C7CC|모닝 블루#A9BED0|솔잎 그린#6F8575|티타늄 그레이#6D7178|모래 베이지#DDD0BD'),
  screen: colors('퓨어 블랙#1B1C1F|그라파이트#44474D|실버#C9CCD1|샌드 화이트#EEEAE2'),
  mobile: colors('오닉스 블랙#212226|펄 화이트#F3F2EF|라벤더#B9AEDC|민트#A5D6C5|네이비#27375C|코랄#F08A75|크림#EFE3CC|그래파이트#55585F'),
  kitchen: colors('무광 블랙#2A2A2C|아이보리#F0E9DA|올리브#7C8058|버건디#7A2734|스카이#A8C6DD|머스터드#D6A443|스테인리스#BFC3C7'),
  fabric: colors('오트밀#E2D8C5|웜그레이#B4AEA6|더스티 로즈#C89B97|세이지#A7B49C|네이비#2D3C5A|크림#F3EDE0|라이트 블루#B7CBDD|차콜#4A4C50'),
  wood: colors('내추럴 오크#C9A477|월넛#6B4A33|화이트#F2F0EC|블랙#2C2B2A|애쉬 그레이#A6A39D'),
  fashion: colors('블랙#1F2024|오프 화이트#F2EFE8|네이비#25304E|카키#6C6B4B|멜란지 그레이#A8AAAE|버건디#6E2433|베이지#D3C2A5|포레스트 그린#35543F|소라#A4C4E0'),
  beauty: colors('퓨어 화이트#F6F3EF|로즈#E3B5B3|모스 그린#9FB08E|아쿠아#A9D3DA|앰버#CF9A4C|라일락#C5B4DB'),
  kids: colors('선샤인 옐로#F4C542|스카이 블루#6FB7E8|체리 레드#D9434E|민트#86CDB8|라벤더#B6A3DE|오렌지#EF8B3C'),
  outdoor: colors('샌드#C9B48C|올리브 드랍#5F6344|블랙#25262A|코요테#9A7A52|스톤 그레이#8E9092|딥 포레스트#2E4A3A|선셋 오렌지#DB6B35'),
  fruit: colors('기본#D8483E|기본#F0912E|기본#7FA63A|기본#E7B93C'),
  meat: colors('기본#9C2B2E|기본#7C1F28'),
  sea: colors('기본#2F5D7C|기본#C9A15B|기본#3E4A55'),
  grain: colors('기본#E9DFC4|기본#C7A66B|기본#8A6B4A'),
  coffee: colors('기본#5A3A26|기본#7B4F2E|기본#3B2A22'),
  tea: colors('기본#6F8F4E|기본#B0703A|기본#C9B458'),
  honey: colors('기본#E0A126|기본#C77C18|기본#B5364A'),
  health: colors('기본#2F6DB5|기본#E08A2B|기본#3C8C5A|기본#B23A48|기본#7A55A3'),
  ginseng: colors('기본#8C1F28|기본#B88A3E|기본#4B2A22'),
  paper: colors('기본#3E5C88|기본#C65D4B|기본#E2B84D|기본#5B8C6E|기본#6B5B95|기본#2F3E46'),
  flower: colors('혼합#E58AA0|화이트#F3EFE6|옐로#F0C546|퍼플#9B7FC4|레드#C7363F'),
  water: colors('기본#4FA3D9|기본#2E7FB8|기본#7CC4D8'),
  card: colors('기본#1B4FD8|기본#C2410C|기본#0B7A4B|기본#8A1FB3|기본#9A6700'),
} as const satisfies Record<string, readonly ShopColor[]>;

export type PaletteName = keyof typeof palettes;
