import type { Mall } from '../../shop/mall/mall-context.ts';

interface IntroductionTexts {
  /** Who may shop here. */
  welcome: string;
  /** The word on the way in. */
  start: string;
  steps: { name: string; text: string }[];
}

type Kind = Pick<Mall, 'openAreas' | 'requiresLogin' | 'isMarketing'>;

/** The text about a mall by its kind. It says how the shop works and promises nothing. */
export function introductionTexts(mall: Kind): IntroductionTexts {
  if (!mall.openAreas.includes('SHOPPING')) return uploadTexts;
  const welcome = mall.requiresLogin
    ? '회원으로 로그인하면 이용할 수 있어요.'
    : '로그인하지 않아도 상품을 둘러볼 수 있어요.';
  return {
    welcome: `통신 가족을 위한 온라인 쇼핑몰이에요. ${welcome}`,
    start: '쇼핑 시작하기',
    steps: [enterStep(mall), compareStep, mall.openAreas.includes('MY_SHOP') ? askStep : callStep],
  };
}

function enterStep({ openAreas, requiresLogin, isMarketing }: Kind): { name: string; text: string } {
  if (isMarketing) return { name: '바로 둘러보기', text: '가입이나 로그인을 따로 하지 않아도 상품을 볼 수 있어요.' };
  if (requiresLogin) return { name: '로그인하기', text: '회원 아이디로 로그인하면 모든 상품이 열려요.' };
  if (!openAreas.includes('MY_SHOP'))
    return { name: '로그인하기', text: '로그인하면 판매가와 함께 시중가도 볼 수 있어요.' };
  return { name: '로그인하기', text: '로그인하면 판매가와 함께 시중가도 보이고, 마음에 든 상품을 찜해 둘 수 있어요.' };
}

const compareStep = {
  name: '비교하고 고르기',
  text: '휴대폰은 매달 내는 금액으로, 생활 상품은 가격과 배송 방법으로 비교해 보세요.',
};
const askStep = {
  name: '궁금하면 물어보기',
  text: '자주 묻는 질문에서 먼저 찾아보고, 없으면 고객센터로 연락해 주세요.',
};
/** Where the mall has no page of frequent questions. */
const callStep = { name: '궁금하면 물어보기', text: '고객센터로 연락해 주세요.' };

const uploadTexts: IntroductionTexts = {
  welcome: '여러 건의 주문을 파일 하나로 올리는 대량 주문 전용 쇼핑몰이에요. 회원만 이용할 수 있어요.',
  start: '대량 주문 시작하기',
  steps: [
    { name: '로그인하기', text: '회원 아이디로 로그인해 주세요.' },
    { name: '파일로 주문하기', text: '주문할 내용을 파일로 올려 주세요.' },
    askStep,
  ],
};
