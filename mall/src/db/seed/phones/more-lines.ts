import { phoneModel, type PhoneModel } from './phone-model.ts';

const senior = { picture: 'phone', sub: '효도폰', planGroups: ['SENIOR', 'LTE'] } as const;
const kids = { picture: 'phone-kids', sub: '키즈폰', planGroups: ['KIDS', 'TEEN'] } as const;
const rugged = { picture: 'phone-rugged', sub: '아웃도어폰', planGroups: ['5G', 'LTE'] } as const;
const tablet = { picture: 'tablet', sub: '태블릿', planGroups: ['DATA'] } as const;
const watch = { picture: 'watch', sub: '스마트워치', planGroups: ['DATA'] } as const;
const kidsWatch = { picture: 'watch', sub: '키즈워치', planGroups: ['KIDS', 'DATA'] } as const;

/** More for parents, children and rough work, and more tablets and watches with a line of their own. */
export const moreLines: readonly PhoneModel[] = [
  phoneModel({ ...senior, name: '효담 스마트 3', maker: 'MOALTEL', modelNo: 'MA-H530', age: 40, memories: '64GB*352000|128GB*396000', colors: '네이비|샴페인 골드', screen: '6.6형 큰 글자', camera: '5천만 화소 2중', battery: '5,000mAh', weight: '197g', story: '전화가 오면 누구인지 목소리로 먼저 알려 드려요.' }),
  phoneModel({ ...senior, picture: 'phone-flip', name: '효담 폴더 2', maker: 'MOALTEL', modelNo: 'MA-H200', age: 460, memories: '16GB*231000', colors: '블랙|와인', screen: '3.0형, 물리 버튼', camera: '500만 화소', battery: '1,800mAh', weight: '131g', story: '접으면 끊기고 펴면 받는, 익숙한 폴더예요.' }),
  phoneModel({ ...senior, name: '누리폰 큰글씨 2', maker: 'NURIKEN', modelNo: 'NK-K120', age: 75, memories: '64GB*319000|128GB*363000', colors: '화이트|네이비', screen: '6.7형 큰 글자', camera: '5천만 화소 2중', battery: '5,000mAh', weight: '203g', story: '자주 거는 가족 네 명의 얼굴이 첫 화면에 있어요.' }),
  phoneModel({ ...senior, picture: 'phone-flip', name: '폴리온 두리 폴더', maker: 'POLION', modelNo: 'PL-DF1', age: 180, memories: '32GB*275000', colors: '골드|블랙', screen: '3.3형, 물리 버튼', camera: '800만 화소', battery: '2,000mAh', weight: '138g', story: '큰 숫자판에 불이 들어와 밤에도 잘 보여요.' }),
  phoneModel({ ...kids, name: '꼬마친구 5 플러스', maker: 'MOALTEL', modelNo: 'MA-K510', age: 42, memories: '64GB*363000|128GB*396000', colors: '스카이 블루|핑크', screen: '5.5형 보호 필름', camera: '2천만 화소', battery: '4,000mAh', weight: '158g', story: '형과 누나가 쓰는 크기에 아이 잠금을 그대로 담았어요.' }),
  phoneModel({ ...kids, name: '누리폰 주니어 2', maker: 'NURIKEN', modelNo: 'NK-Y220', age: 32, memories: '64GB*374000|128GB*418000', colors: '코랄|네이비', screen: '6.0형 HD+', camera: '5천만 화소', battery: '4,500mAh', weight: '172g', story: '학교 시간에는 저절로 조용해져요.' }),
  phoneModel({ ...kids, name: '베라온 첫걸음', maker: 'VERAON', modelNo: 'VR-KD1', age: 190, memories: '64GB*407000', colors: '옐로|민트', screen: '5.0형 보호 필름', camera: '1천2백만 화소', battery: '3,200mAh', weight: '146g', story: '부모님이 정한 앱만 열리는 첫 스마트폰이에요.' }),
  phoneModel({ ...kids, name: '폴리온 별이폰 2', maker: 'POLION', modelNo: 'PL-ST2', age: 18, memories: '64GB*374000', colors: '별빛 퍼플|하늘', screen: '5.4형', camera: '2천만 화소', battery: '3,600mAh', weight: '151g', story: '하루 할 일을 마치면 별이 하나씩 켜져요.' }),
  phoneModel({ ...rugged, name: '테라무드 록 4', maker: 'TERAMUD', modelNo: 'TM-R400', age: 430, memories: '128GB*506000', colors: '블랙|올리브 드랍', screen: '6.1형 장갑 터치', camera: '4천8백만 화소', battery: '6,500mAh', weight: '286g', story: '현장에서 몇 해를 버틴 튼튼한 모델이에요.' }),
  phoneModel({ ...rugged, name: '테라무드 필드 3', maker: 'TERAMUD', modelNo: 'TM-F300', age: 60, memories: '64GB*473000|128GB*517000', colors: '올리브 드랍|샌드', screen: '6.1형 강화유리', camera: '4천8백만 화소 2중', battery: '5,500mAh', weight: '243g', story: '먼지와 물에 강하고 무전 단추가 옆에 있어요.' }),
  phoneModel({ ...rugged, name: '테라무드 열화상', maker: 'TERAMUD', modelNo: 'TM-T100', age: 110, memories: '256GB*979000', colors: '블랙|세이프티 오렌지', screen: '6.5형 장갑 터치', camera: '5천만 화소, 열화상', battery: '8,000mAh', weight: '318g', story: '배관과 전선의 온도를 화면으로 봐요.' }),
  phoneModel({ ...tablet, name: '누리탭 11 플러스', maker: 'NURIKEN', modelNo: 'NK-T923', age: 65, memories: '256GB*1199000|512GB*1396000', colors: '그래파이트|실버', screen: '12.4형 120Hz, 펜 포함', camera: '1천3백만 화소', battery: '10,090mAh', weight: '571g', story: '두 화면을 나누어 강의와 필기를 함께 해요.' }),
  phoneModel({ ...tablet, name: '누리탭 10', maker: 'NURIKEN', modelNo: 'NK-T820', age: 470, memories: '128GB*748000|256GB*847000', colors: '그래파이트|베이지', screen: '11.0형 120Hz, 펜 포함', camera: '1천3백만 화소', battery: '8,000mAh', weight: '503g', story: '지난 세대의 펜과 화면을 가벼운 값으로.' }),
  phoneModel({ ...tablet, name: '누리탭 A10', maker: 'NURIKEN', modelNo: 'NK-T520', age: 95, memories: '64GB*396000|128GB*440000', colors: '그레이|민트', screen: '11.0형 90Hz', camera: '800만 화소', battery: '7,600mAh', weight: '486g', story: '영상과 학습지를 함께 보는 거실용 태블릿이에요.' }),
  phoneModel({ ...tablet, name: '베라온 패드 11', maker: 'VERAON', modelNo: 'VR-P11', age: 260, memories: '128GB*748000|256GB*899000', colors: '실버|블루|옐로', screen: '10.9형 LCD', camera: '1천2백만 화소', battery: '28.6Wh', weight: '477g', story: '그림 공부를 시작하는 학생이 가장 많이 골라요.' }),
  phoneModel({ ...tablet, name: '베라온 패드 미니', maker: 'VERAON', modelNo: 'VR-PM7', age: 220, memories: '128GB*899000|256GB*1049000', colors: '퍼플|스타라이트|블루', screen: '8.3형 LCD', camera: '1천2백만 화소', battery: '19.3Wh', weight: '297g', story: '책 한 권 크기로 지하철에서 읽기 좋아요.' }),
  phoneModel({ ...tablet, name: '폴리온 캔버스 미니', maker: 'POLION', modelNo: 'PL-CM1', age: 120, memories: '128GB*506000', colors: '화이트|민트', screen: '8.8형 120Hz, 펜 포함', camera: '800만 화소', battery: '5,500mAh', weight: '331g', story: '손바닥 위에 펼치는 작은 공책이에요.' }),
  phoneModel({ ...tablet, name: '모알 탭 와이드', maker: 'MOALTEL', modelNo: 'MA-TW1', age: 150, memories: '128GB*418000', colors: '그레이|네이비', screen: '12.0형 FHD+', camera: '800만 화소', battery: '9,000mAh', weight: '560g', story: '악보와 요리책을 크게 펼쳐 봐요.' }),
  phoneModel({ ...watch, name: '누리워치 8 울트라', maker: 'NURIKEN', modelNo: 'NK-W880', age: 105, memories: '47mm*748000', colors: '티타늄|오렌지', screen: '상시 켜짐 AMOLED', camera: '없음', battery: '590mAh', weight: '60g', story: '깊은 물과 높은 산에서도 길을 찾아 줘요.' }),
  phoneModel({ ...watch, name: '누리워치 7', maker: 'NURIKEN', modelNo: 'NK-W700', age: 470, memories: '40mm*286000|44mm*319000', colors: '그래파이트|크림', screen: '상시 켜짐 AMOLED', camera: '없음', battery: '410mAh', weight: '32g', story: '잠을 재는 기능은 그대로, 값은 내렸어요.' }),
  phoneModel({ ...watch, name: '베라온 워치 10', maker: 'VERAON', modelNo: 'VR-W10', age: 420, memories: '41mm*539000|45mm*583000', colors: '미드나잇|스타라이트|레드', screen: '상시 켜짐 OLED', camera: '없음', battery: '18시간', weight: '32g', story: '지난해의 베라온 워치를 한결 가볍게 만나 보세요.' }),
  phoneModel({ ...watch, name: '베라온 워치 SE', maker: 'VERAON', modelNo: 'VR-WSE', age: 300, memories: '40mm*359000|44mm*399000', colors: '실버|미드나잇', screen: 'OLED', camera: '없음', battery: '18시간', weight: '27g', story: '자녀와 부모님의 첫 워치로 많이 나가요.' }),
  phoneModel({ ...watch, name: '폴리온 링크 워치', maker: 'POLION', modelNo: 'PL-LW1', age: 140, memories: '42mm*264000|46mm*286000', colors: '블랙|핑크골드', screen: '1.4형 AMOLED', camera: '없음', battery: '7일', weight: '29g', story: '한 주를 넘기는 배터리로 밤에도 풀지 않아요.' }),
  phoneModel({ ...kidsWatch, name: '꼬마워치 3 플러스', maker: 'MOALTEL', modelNo: 'MA-KW4', age: 25, memories: '16GB*297000', colors: '민트|코랄', screen: '1.5형 터치', camera: '500만 화소', battery: '800mAh', weight: '49g', story: '영상으로 부모님 얼굴을 보며 이야기해요.' }),
  phoneModel({ ...kidsWatch, name: '누리워치 주니어', maker: 'NURIKEN', modelNo: 'NK-WJ1', age: 130, memories: '16GB*319000', colors: '하늘|옐로', screen: '1.3형 AMOLED', camera: '없음', battery: '600mAh', weight: '38g', story: '학교에 도착하면 집으로 알려 줘요.' }),
];
