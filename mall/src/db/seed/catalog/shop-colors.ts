/** A color as a Korean shop prints it, with the color that the picture takes. */
export interface ShopColor {
  name: string;
  hex: string;
}

/** One name is one value throughout the shop, so that a list narrowed by a color offers each name once. */
const values = {
  '크림 화이트': '#F4F1EA', '미스트 그레이': '#B9BEC6', '차콜 블랙': '#2B2D31', '세이지 그린': '#A9B8A2', '샌드 베이지': '#D9CBB8',
  '클레이 핑크': '#D8AFA5', '딥 네이비': '#26344F', '눈결 화이트': '#EFEDE8', '새틴 실버': '#C3C7CC', '모닝 블루': '#A9BED0',
  '솔잎 그린': '#6F8575', '티타늄 그레이': '#6D7178', '모래 베이지': '#DDD0BD', '퓨어 블랙': '#1B1C1F', 그래파이트: '#47494E', 실버: '#CBCED2',
  '샌드 화이트': '#EEEAE2', '오닉스 블랙': '#212226', '펄 화이트': '#F3F2EF', 라벤더: '#B9AEDC', 민트: '#A6D6C5', 네이비: '#27375C',
  코랄: '#F08A75', 크림: '#EFE6D2', '무광 블랙': '#2A2A2C', 아이보리: '#F0E9DA', 올리브: '#7C8058', 버건디: '#7A2734',
  '파우더 블루': '#A8BFD6', 머스터드: '#D6A443', 스테인리스: '#BFC3C7', 오트밀: '#E2D8C5', 웜그레이: '#B4AEA6', '더스티 로즈': '#C89B97',
  세이지: '#A7B49C', '라이트 블루': '#B7CBDD', 차콜: '#4A4C50', '내추럴 오크': '#C9A477', 월넛: '#6B4A33', 화이트: '#F2F1EE', 블랙: '#26282B',
  '애쉬 그레이': '#A6A39D', '오프 화이트': '#F2EFE8', 카키: '#6C6B4B', '멜란지 그레이': '#A8AAAE', 베이지: '#D3C2A5', '포레스트 그린': '#35543F',
  소라: '#A4C4E0', '퓨어 화이트': '#F6F3EF', 로즈: '#E3B5B3', '모스 그린': '#9FB08E', 아쿠아: '#A9D3DA', 앰버: '#CF9A4C', 라일락: '#C3B4DC',
  '선샤인 옐로': '#F4C542', '스카이 블루': '#6FB7E8', '체리 레드': '#D9434E', 오렌지: '#EF8B3C', 샌드: '#C9B48C', '올리브 드랍': '#5F6344',
  코요테: '#9A7A52', '스톤 그레이': '#8E9092', '딥 포레스트': '#2E4A3A', '선셋 오렌지': '#DB6B35', 혼합: '#E58AA0', 옐로: '#F4CE4B',
  퍼플: '#9B7FC4', 레드: '#B1242F', '섀도 실버': '#8E939A', '크래프트 블랙': '#222326', '구름 화이트': '#EFEEEA', '먹빛 블랙': '#242528',
  '팬텀 블랙': '#26272A', '아이시 블루': '#B4CBDD', 포레스트: '#32513F', '코튼 블루': '#7FA3CC', '실버 섀도': '#B9BCC0', '버터 옐로': '#F0DC8B',
  '모란 핑크': '#E7B9C2', '로즈 골드': '#D9AE9C', 미드나잇: '#20252E', '미드나잇 네이비': '#1F2A44', '사막 모래': '#CBB79A',
  '서리 실버': '#C9CED4', '소나무 그린': '#3E5A4A', '아이스 블루': '#BBD3E4', '티타늄 블랙': '#3A3A3C', '티타늄 베이지': '#C8B9A3',
  바이올렛: '#6A5D86', 하늘: '#A9C9E6', '내추럴 티타늄': '#B7AFA3', 코발트: '#2E4A7D', '화이트 티타늄': '#EEEDE8', 틸: '#2F7F86',
  울트라마린: '#4457B5', 핑크: '#F1B8C3', '페일 그린': '#C9D8C2', 스타라이트: '#EFE9DF', 라임: '#C9D98A', 브론즈: '#A47E5B',
  '샴페인 골드': '#D8C08A', 그레이: '#8F9399', 와인: '#6E2433', 골드: '#C9A867', 샴페인: '#D6BE93', '딥 블루': '#3C5B8C',
  '별빛 퍼플': '#9C86CF', '달빛 옐로': '#F3D772', '세이프티 오렌지': '#E0702E', 그린: '#3F5B4B', '페일 퍼플': '#B7AFCB', '제트 블랙': '#1E1F22',
  티타늄: '#A8A49B', '라이트 바이올렛': '#C9BEE0', 블루: '#4E78B0', '블랙 티타늄': '#3B3A3A', '블루 티타늄': '#4F5B6B', '아이스 민트': '#BFE0D5',
  '오로라 그린': '#6FA08E', 문라이트: '#E8E6E1', '리프 그린': '#7FA38A', '스페이스 블랙': '#2A2B2E', '다크 그레이': '#5B5E63', 핑크골드: '#E2BFB3',
} as const satisfies Record<string, string>;

/** Reads "블랙|크림". */
export function shopColors(names: string): readonly ShopColor[] {
  return names.split('|').map((name) => {
    if (!isShopColor(name)) throw new Error(`The shop has no color ${name}`);
    return { name, hex: values[name] };
  });
}

function isShopColor(name: string): name is keyof typeof values {
  return Object.hasOwn(values, name);
}
