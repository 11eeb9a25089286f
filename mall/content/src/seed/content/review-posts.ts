import type { ProductKind } from '../../pictures/product-kinds.ts';

/** An editor's review of a product. */
export interface ReviewPost {
  title: string;
  kind: ProductKind;
  color: string;
  lines: readonly string[];
}

/** Newest first. */
export const reviewPosts: readonly ReviewPost[] = [
  {
    title: '한 달 써 보니, 무선 청소기는 무게가 전부였다',
    kind: 'vacuum',
    color: 'a9b8a2',
    lines: [
      '세 대를 번갈아 써 보았어요. 빨아들이는 힘은 셋 다 넉넉했어요.',
      '차이는 손목이었어요. 1.4kg과 2.1kg은 계단에서 갈려요.',
    ],
  },
  {
    title: '접는 폰이 처음이라면 이 세 가지만 보세요',
    kind: 'phone-flip',
    color: '7fa3cc',
    lines: [
      '닫은 화면에서 답장을 쓸 수 있는지 먼저 보세요.',
      '주름보다 손끝에 걸리는 느낌이 더 오래 가요.',
      '보험은 첫해만이라도 드시기를 권해요.',
    ],
  },
  {
    title: '산지에서 온 사과, 껍질째 먹어 본 날',
    kind: 'red-fruit-box',
    color: 'd8483e',
    lines: ['상자를 열자 사과 냄새가 먼저 나왔어요.', '가정용이라 점이 있지만 맛은 선물용과 같았어요.'],
  },
  {
    title: '조용한 밤을 위한 가습기 고르기',
    kind: 'humidifier',
    color: 'f4f1ea',
    lines: ['씻기 쉬운가, 그것부터 보았어요.', '가열식은 따뜻하고 초음파식은 조용해요.'],
  },
  {
    title: '65인치 TV, 우리 집 거실에 맞을까',
    kind: 'tv',
    color: '1b1c1f',
    lines: ['소파에서 벽까지 2.2m라면 65인치가 편안해요.', '벽걸이 높이는 앉은 눈높이보다 조금 낮게 잡으세요.'],
  },
  {
    title: '부모님 첫 스마트폰, 글자 크기부터 맞춰 드렸다',
    kind: 'phone',
    color: '29365a',
    lines: ['글자와 소리를 키우고, 자주 거는 사람을 첫 화면에 놓았어요.', '위치 알림 단추는 두 번 연습해 두면 좋아요.'],
  },
  {
    title: '홈카페 입문, 이십만 원으로 시작하기',
    kind: 'espresso-machine',
    color: '2a2a2c',
    lines: ['기계보다 원두에 조금 더 쓰는 편이 맛이 좋았어요.', '처음이라면 물 온도를 기억하는 기계가 편해요.'],
  },
  {
    title: '아이와 만든 블록 집, 세 시간의 조용한 오후',
    kind: 'blocks',
    color: 'd9434e',
    lines: ['설명서가 그림으로만 되어 있어 여섯 살도 따라 했어요.', '다 놀고 나서 상자에 담기까지 놀이였어요.'],
  },
  {
    title: '캠핑 의자, 낮을수록 오래 앉는다',
    kind: 'camping-chair',
    color: '5f6344',
    lines: ['모닥불 앞에서는 낮은 의자가 편했어요.', '무릎이 아픈 분은 높이 조절되는 것을 고르세요.'],
  },
  {
    title: '밥솥을 바꾸고 현미를 다시 먹어요',
    kind: 'rice-cooker',
    color: 'f0e9da',
    lines: ['같은 쌀인데 식은 뒤가 달랐어요.', '내솥이 스테인리스라 긁힐 걱정이 없어요.'],
  },
  {
    title: '이어폰 노이즈캔슬링, 지하철 2호선에서 비교해 봤어요',
    kind: 'earbuds',
    color: 'f3f2ef',
    lines: ['낮은 소리는 모두 잘 지웠어요.', '안내 방송까지 지우는 것은 하나뿐이었어요.'],
  },
  {
    title: '구스 이불, 덮는 순간 알게 되는 것',
    kind: 'bedding',
    color: 'e2d8c5',
    lines: ['가벼워요. 그런데 따뜻해요.', '커버를 씌울 고리가 네 귀에 있는지 꼭 보세요.'],
  },
  {
    title: '한우 선물세트, 받는 분께 여쭤본 이야기',
    kind: 'beef-gift-set',
    color: '9c2b2e',
    lines: ['등심보다 불고기를 반가워한 분이 많았어요.', '냉동실 자리를 먼저 여쭤보는 것이 좋겠어요.'],
  },
  {
    title: '로봇청소기와 석 달, 우리 집이 달라진 점',
    kind: 'robot-vacuum-station',
    color: '2b2d31',
    lines: ['바닥에 물건을 두지 않게 되었어요.', '걸레를 스스로 빠는 것은 써 보면 돌아갈 수 없어요.'],
  },
  {
    title: '초등 책가방, 비어 있을 때 들어 보세요',
    kind: 'school-bag',
    color: 'd9434e',
    lines: ['빈 가방이 1kg을 넘으면 다시 생각해 보세요.', '가슴 버클이 있는 것이 어깨에 덜 실려요.'],
  },
  {
    title: '비건 크림, 겨울을 한 통으로 났다',
    kind: 'cream',
    color: 'e3b5b3',
    lines: ['향이 거의 없어 남편도 같이 썼어요.', '입구가 좁은 통이라 끝까지 깨끗했어요.'],
  },
  {
    title: '무게 조절 덤벨이 옷걸이가 되지 않으려면',
    kind: 'adjustable-dumbbell',
    color: '25262a',
    lines: ['보이는 곳에 두는 것이 비결이에요.', '4주 운동표대로 하면 하루 12분이에요.'],
  },
  {
    title: '태블릿으로 바꾼 뒤 공책이 사라졌다',
    kind: 'tablet',
    color: '47494e',
    lines: ['강의를 듣는 쪽과 적는 쪽을 나눠 놓으니 편해요.', '종이 느낌 필름은 한 달에 한 번 갈아 줘요.'],
  },
  {
    title: '고양이가 먼저 고른 사료',
    kind: 'cat-food',
    color: 'ef8b3c',
    lines: ['세 가지를 나란히 두었더니 연어로 갔어요.', '일주일에 걸쳐 섞어 주니 탈이 없었어요.'],
  },
  {
    title: '골전도 이어폰, 달리는 사람의 선택',
    kind: 'bone-earphones',
    color: '212226',
    lines: ['차 소리가 들리는 것이 이렇게 안심될 줄 몰랐어요.', '비 오는 날에도 그냥 써요.'],
  },
  {
    title: '스탠딩 책상, 서서 일한 첫 주',
    kind: 'standing-desk',
    color: 'c9a477',
    lines: ['오전에 한 시간, 오후에 한 시간이면 넉넉해요.', '매트를 깔지 않으면 발바닥이 먼저 아파요.'],
  },
  {
    title: '정기배송 꽃, 한 해를 받아 보고',
    kind: 'flower-vase',
    color: 'e58aa0',
    lines: ['계절이 현관으로 들어오는 느낌이었어요.', '여름에는 이틀에 한 번 물을 갈아 주세요.'],
  },
  {
    title: '에어프라이어 종이 호일, 쓸까 말까',
    kind: 'air-fryer',
    color: '2a2a2c',
    lines: ['바삭함은 없이 쓰는 쪽이 나아요.', '생선을 굽는 날만 깔아 주세요.'],
  },
  {
    title: '스마트워치가 알려 준 잠의 모양',
    kind: 'watch',
    color: '1e1f22',
    lines: ['늦게 먹은 날은 깊은 잠이 줄었어요.', '손목 두께에 따라 40mm가 더 예쁠 수 있어요.'],
  },
];
