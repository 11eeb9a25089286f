import { phoneModel, type PhoneModel } from './phone-model.ts';

const tablet = { picture: 'tablet', sub: '태블릿', planGroups: ['DATA'] } as const;
const watch = { picture: 'watch', sub: '스마트워치', planGroups: ['DATA'] } as const;
const kidsWatch = { picture: 'watch', sub: '키즈워치', planGroups: ['KIDS', 'DATA'] } as const;

/** Tablets and watches with a line of their own. */
export const tabletsAndWatches: readonly PhoneModel[] = [
  phoneModel({ ...tablet, name: '누리탭 11 울트라', maker: 'NURIKEN', modelNo: 'NK-T926', age: 65, memories: '256GB*1598300|512GB*1795200', colors: '그래파이트|실버', screen: '14.6형 120Hz, 펜 포함', camera: '1천3백만 화소 2중', battery: '11,200mAh', weight: '718g', story: '공책 두 권을 펼친 크기에 펜으로 쓰고 그려요.' }),
  phoneModel({ ...tablet, name: '누리탭 11', maker: 'NURIKEN', modelNo: 'NK-T920', age: 65, memories: '128GB*998800|256GB*1098900', colors: '그래파이트|베이지|민트', screen: '11.0형 120Hz, 펜 포함', camera: '1천3백만 화소', battery: '8,400mAh', weight: '498g', story: '강의를 들으며 바로 적는 분께 가장 많이 나가요.' }),
  phoneModel({ ...tablet, name: '누리탭 A9', maker: 'NURIKEN', modelNo: 'NK-T510', age: 330, memories: '64GB*363000|128GB*407000', colors: '그레이|네이비', screen: '10.5형 FHD+', camera: '800만 화소', battery: '7,040mAh', weight: '480g', story: '거실에 두고 온 가족이 돌려 쓰기 좋아요.' }),
  phoneModel({ ...tablet, name: '베라온 패드 에어', maker: 'VERAON', modelNo: 'VR-PA2', age: 175, memories: '128GB*1149500|256GB*1299100', colors: '스타라이트|페일 퍼플|파우더 블루', screen: '11.0형 OLED', camera: '1천2백만 화소', battery: '28.9Wh', weight: '462g', story: '가방에 넣은 것을 잊을 만큼 얇고 가벼워요.' }),
  phoneModel({ ...tablet, name: '모알 탭 키즈', maker: 'MOALTEL', modelNo: 'MA-TK3', age: 220, memories: '64GB*297000', colors: '옐로|스카이 블루', screen: '8.7형 보호 케이스', camera: '800만 화소', battery: '5,100mAh', weight: '366g', story: '손잡이 케이스와 부모님 잠금을 함께 드려요.' }),
  phoneModel({ ...watch, name: '누리워치 8', maker: 'NURIKEN', modelNo: 'NK-W800', age: 105, memories: '40mm*398200|44mm*429000', colors: '그래파이트|실버|크림', screen: '상시 켜짐 AMOLED', camera: '없음', battery: '425mAh', weight: '33g', story: '잠과 걸음을 재고, 휴대폰 없이도 전화를 받아요.' }),
  phoneModel({ ...watch, name: '누리워치 8 클래식', maker: 'NURIKEN', modelNo: 'NK-W850', age: 105, memories: '46mm*528000', colors: '블랙|화이트', screen: '회전 베젤', camera: '없음', battery: '445mAh', weight: '63g', story: '돌리는 테두리의 손맛을 되살렸어요.' }),
  phoneModel({ ...watch, name: '베라온 워치 11', maker: 'VERAON', modelNo: 'VR-W11', age: 58, memories: '42mm*748000|46mm*799000', colors: '제트 블랙|로즈 골드|실버', screen: '상시 켜짐 OLED', camera: '없음', battery: '18시간', weight: '30g', story: '심장의 리듬이 달라지면 먼저 알려 줘요.' }),
  phoneModel({ ...watch, name: '테라무드 트렉 워치', maker: 'TERAMUD', modelNo: 'TM-W10', age: 200, memories: '49mm*689000', colors: '티타늄|오렌지', screen: '햇빛 아래 3000니트', camera: '없음', battery: '72시간', weight: '61g', story: '지도 없이 들어간 산에서 온 길을 되짚어 줘요.' }),
  phoneModel({ ...kidsWatch, name: '꼬마워치 3', maker: 'MOALTEL', modelNo: 'MA-KW3', age: 70, memories: '16GB*264000', colors: '스카이 블루|핑크|민트', screen: '1.4형 터치', camera: '200만 화소', battery: '700mAh', weight: '48g', story: '수영장에서도 벗지 않아도 되고, 길게 누르면 집으로 전화해요.' }),
  phoneModel({ ...kidsWatch, name: '폴리온 별이워치', maker: 'POLION', modelNo: 'PL-SW1', age: 160, memories: '8GB*231000', colors: '퍼플|옐로', screen: '1.3형 터치', camera: '없음', battery: '650mAh', weight: '45g', story: '칭찬 스티커를 모으고 하루 시간표를 그림으로 봐요.' }),
];
