import { phoneModel, type PhoneModel } from './phone-model.ts';

const senior = { picture: 'phone', sub: '효도폰', planGroups: ['SENIOR', 'LTE'] } as const;
const kids = { picture: 'phone-kids', sub: '키즈폰', planGroups: ['KIDS', 'TEEN'] } as const;
const rugged = { picture: 'phone-rugged', sub: '아웃도어폰', planGroups: ['5G', 'LTE'] } as const;

/** Phones for parents, for children and for rough work. */
export const specialPhones: readonly PhoneModel[] = [
  phoneModel({ ...senior, picture: 'phone-flip', name: '효담 폴더 3', maker: 'MOALTEL', modelNo: 'MA-H300', age: 90, memories: '32GB*297000', colors: '블랙|와인|골드', screen: '3.2형, 물리 버튼', camera: '800만 화소', battery: '2,100mAh', weight: '140g', story: '열면 받고 닫으면 끊는, 손에 익은 그 휴대폰이에요.' }),
  phoneModel({ ...senior, name: '효담 스마트 2', maker: 'MOALTEL', modelNo: 'MA-H520', age: 140, memories: '64GB*330000|128GB*374000', colors: '네이비|실버', screen: '6.4형 큰 글자', camera: '5천만 화소', battery: '5,000mAh', weight: '188g', story: '글자와 소리를 한 번에 크게 키우고, 뒤의 단추를 누르면 가족에게 위치를 알려요.' }),
  phoneModel({ ...senior, name: '누리폰 큰글씨', maker: 'NURIKEN', modelNo: 'NK-K110', age: 260, memories: '64GB*286000', colors: '화이트|블랙', screen: '6.5형 큰 글자', camera: '5천만 화소 2중', battery: '5,000mAh', weight: '197g', story: '돋보기와 사기 전화 알림을 첫 화면에 두었어요.' }),
  phoneModel({ ...senior, picture: 'phone-flip', name: '베라온 온정 폴더', maker: 'VERAON', modelNo: 'VR-OJ1', age: 310, memories: '16GB*242000', colors: '샴페인|딥 블루', screen: '3.0형, 물리 버튼', camera: '500만 화소', battery: '1,950mAh', weight: '132g', story: '충전 받침에 얹기만 하면 되어 선을 찾지 않아요.' }),
  phoneModel({ ...kids, name: '꼬마친구 5', maker: 'MOALTEL', modelNo: 'MA-K500', age: 50, memories: '64GB*319000', colors: '스카이 블루|라벤더|옐로', screen: '4.9형 보호 필름', camera: '1천3백만 화소', battery: '3,300mAh', weight: '146g', story: '목걸이 고리와 비상 단추, 학교 시간에는 조용해지는 약속 모드를 담았어요.' }),
  phoneModel({ ...kids, name: '꼬마친구 4', maker: 'MOALTEL', modelNo: 'MA-K400', age: 420, memories: '32GB*242000', colors: '핑크|민트', screen: '4.6형', camera: '800만 화소', battery: '3,000mAh', weight: '142g', story: '위치를 알리고 모르는 번호를 막아 줘요.' }),
  phoneModel({ ...kids, name: '누리폰 주니어', maker: 'NURIKEN', modelNo: 'NK-Y210', age: 120, memories: '64GB*352000|128GB*396000', colors: '코랄|네이비|화이트', screen: '5.8형 HD+', camera: '5천만 화소', battery: '4,000mAh', weight: '159g', story: '게임 시간은 부모님이, 색깔은 아이가 골라요.' }),
  phoneModel({ ...kids, name: '폴리온 별이폰', maker: 'POLION', modelNo: 'PL-ST1', age: 85, memories: '64GB*341000', colors: '별빛 퍼플|달빛 옐로', screen: '5.2형', camera: '1천3백만 화소', battery: '3,600mAh', weight: '151g', story: '넘어뜨려도 괜찮은 도톰한 테두리를 둘렀어요.' }),
  phoneModel({ ...rugged, name: '테라무드 록 5G', maker: 'TERAMUD', modelNo: 'TM-R500', age: 80, memories: '128GB*649000|256GB*715000', colors: '블랙|세이프티 오렌지', screen: '6.3형 장갑 터치', camera: '5천만 화소 열화상', battery: '6,300mAh', weight: '298g', story: '젖은 장갑을 끼고도 눌리고, 1.8m에서 떨어뜨려도 견뎌요.' }),
  phoneModel({ ...rugged, name: '테라무드 필드 2', maker: 'TERAMUD', modelNo: 'TM-F200', age: 290, memories: '64GB*429000', colors: '올리브 드랍|블랙', screen: '5.9형 강화유리', camera: '1천6백만 화소', battery: '5,800mAh', weight: '271g', story: '흙과 물을 씻어 내고 다시 쓰는 현장의 휴대폰이에요.' }),
  phoneModel({ ...rugged, name: '누리폰 액티브 7', maker: 'NURIKEN', modelNo: 'NK-X700', age: 45, memories: '128GB*789000|256GB*858000', colors: '그린|블랙', screen: '6.6형 120Hz', camera: '5천만 화소 2중', battery: '4,050mAh 교체형', weight: '240g', story: '배터리를 갈아 끼우며 사흘 산행을 견뎌요.' }),
];
