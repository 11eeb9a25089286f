import { phoneModel, type PhoneModel } from './phone-model.ts';

const folding = { sub: '폴더블·플립', planGroups: ['5G', 'ONLINE'] } as const;

/** Phones that fold like a book or like a compact. */
export const foldables: readonly PhoneModel[] = [
  phoneModel({ ...folding, picture: 'phone-fold', name: '폴리온 폴드 4', maker: 'POLION', modelNo: 'PL-F400', age: 110, memories: '256GB*2229700|512GB*2383700|1TB*2691700', colors: '섀도 실버|네이비|크래프트 블랙', screen: '안쪽 8.0형, 바깥쪽 6.5형', camera: '5천만 화소 3중', battery: '4,400mAh', weight: '239g', story: '책처럼 펼치면 두 앱을 나란히 놓고 일할 수 있어요.' }),
  phoneModel({ ...folding, picture: 'phone-fold', name: '폴리온 폴드 4 슬림', maker: 'POLION', modelNo: 'PL-F405', age: 25, memories: '512GB*2496000', colors: '구름 화이트|먹빛 블랙', screen: '안쪽 8.2형, 바깥쪽 6.6형', camera: '2억 화소 3중', battery: '4,500mAh', weight: '215g', story: '접었을 때 9.2mm, 펼친 줄 모를 만큼 얇아요.' }),
  phoneModel({ ...folding, picture: 'phone-fold', name: '폴리온 폴드 3', maker: 'POLION', modelNo: 'PL-F300', age: 480, memories: '256GB*1699500|512GB*1853500', colors: '팬텀 블랙|아이시 블루|크림', screen: '안쪽 7.6형, 바깥쪽 6.2형', camera: '5천만 화소 3중', battery: '4,400mAh', weight: '253g', story: '처음 접어 보는 분께 알맞은 값이 되었어요.' }),
  phoneModel({ ...folding, picture: 'phone-fold', name: '누리폰 북 2', maker: 'NURIKEN', modelNo: 'NK-B200', age: 190, memories: '256GB*1999800|512GB*2143900', colors: '그래파이트|샌드|포레스트', screen: '안쪽 7.8형, 바깥쪽 6.4형', camera: '5천만 화소 3중', battery: '4,600mAh', weight: '242g', story: '가운데 주름을 거의 지워 손끝에 걸리지 않아요.' }),
  phoneModel({ ...folding, picture: 'phone-flip', name: '폴리온 플립 6', maker: 'POLION', modelNo: 'PL-Z600', age: 110, memories: '256GB*1485000|512GB*1643400', colors: '코튼 블루|실버 섀도|버터 옐로|민트', screen: '안쪽 6.7형, 바깥쪽 3.9형', camera: '5천만 화소 2중', battery: '4,000mAh', weight: '187g', story: '반으로 접어 세워 두면 손 없이 사진을 찍어요.' }),
  phoneModel({ ...folding, picture: 'phone-flip', name: '폴리온 플립 5', maker: 'POLION', modelNo: 'PL-Z500', age: 470, memories: '256GB*1089000|512GB*1199000', colors: '그래파이트|크림|라벤더', screen: '안쪽 6.7형, 바깥쪽 3.4형', camera: '1천2백만 화소 2중', battery: '3,700mAh', weight: '187g', story: '주머니에 쏙, 접는 즐거움을 부담 없이.' }),
  phoneModel({ ...folding, picture: 'phone-flip', name: '누리폰 콤팩트', maker: 'NURIKEN', modelNo: 'NK-C100', age: 75, memories: '256GB*1298000', colors: '모란 핑크|블랙|아이보리', screen: '안쪽 6.6형, 바깥쪽 3.6형', camera: '5천만 화소 2중', battery: '4,100mAh', weight: '183g', story: '거울처럼 열고 닫는 소리가 기분 좋아요.' }),
  phoneModel({ ...folding, picture: 'phone-flip', name: '베라온 클로즈', maker: 'VERAON', modelNo: 'VR-CL1', age: 33, memories: '256GB*1595000|512GB*1760000', colors: '로즈 골드|미드나잇|세이지', screen: '안쪽 6.8형, 바깥쪽 4.0형', camera: '5천만 화소 2중', battery: '4,200mAh', weight: '189g', story: '닫은 채로도 답장을 끝까지 쓸 수 있는 바깥 화면이에요.' }),
];
