/** Invented makers of goods by trade. Origins are picked from `origins`. */
export interface Brand {
  name: string;
  maker: string;
  origins: readonly string[];
}

const korea = ['대한민국'];
const koreaOrChina = ['대한민국', '중국'];
const abroad = ['중국', '베트남', '대한민국'];

function brand(name: string, maker: string, origins: readonly string[]): Brand {
  return { name, maker, origins };
}

export const brands = {
  appliance: [
    brand('하늬온', '(주)하늬온생활전자', koreaOrChina),
    brand('에르빈트', '에르빈트코리아(주)', ['중국', '베트남']),
    brand('노바렌트', '(주)노바렌트전자', koreaOrChina),
    brand('세람빛', '(주)세람빛', korea),
    brand('티아벨로', '티아벨로가전(주)', ['중국']),
    brand('모루텍스', '(주)모루텍스', koreaOrChina),
    brand('루미엘가', '(주)루미엘가', abroad),
  ],
  digital: [
    brand('소노벨트', '(주)소노벨트음향', koreaOrChina),
    brand('픽스루아', '픽스루아(주)', ['중국', '대만']),
    brand('벨하임즈', '벨하임즈코리아(주)', abroad),
    brand('큐비온드', '(주)큐비온드', koreaOrChina),
    brand('니오브릿', '(주)니오브릿테크', ['중국', '베트남']),
  ],
  kitchen: [
    brand('담가온', '(주)담가온', korea),
    brand('무쇠결', '무쇠결공방(주)', korea),
    brand('셰프노아', '(주)셰프노아', koreaOrChina),
    brand('그릇찬', '(주)그릇찬상회', abroad),
    brand('온도담', '(주)온도담키친', koreaOrChina),
  ],
  living: [
    brand('포근결', '(주)포근결침장', korea),
    brand('나무새김', '나무새김가구(주)', koreaOrChina),
    brand('리브온드', '(주)리브온드', abroad),
    brand('하루담요', '(주)하루담요', korea),
    brand('빛갈피', '(주)빛갈피조명', koreaOrChina),
  ],
  fashion: [
    brand('노르웨일', '(주)노르웨일', abroad),
    brand('데일리켄', '(주)데일리켄어패럴', ['베트남', '대한민국']),
    brand('스텝하리', '스텝하리(주)', ['베트남', '인도네시아']),
    brand('우븐데이즈', '(주)우븐데이즈', abroad),
    brand('트래블로아', '(주)트래블로아', ['중국']),
  ],
  beauty: [
    brand('윤슬담', '(주)윤슬담화장품', korea),
    brand('라벨리엔', '라벨리엔(주)', korea),
    brand('미온뜰', '(주)미온뜰', korea),
    brand('청결온', '(주)청결온생활건강연구', korea),
    brand('아르뷰엔', '(주)아르뷰엔', ['대한민국', '프랑스']),
  ],
  food: [
    brand('산들찬', '농업회사법인 산들찬(주)', korea),
    brand('들찬밭', '들찬밭영농조합법인', korea),
    brand('바다결', '(주)바다결수산', korea),
    brand('담결목장', '(주)담결축산', korea),
    brand('곡간지기', '곡간지기농업회사(주)', korea),
    brand('면결방', '(주)면결방식품', korea),
  ],
  drink: [
    brand('온새로스터리', '(주)온새로스터리', [
      '대한민국(원두: 콜롬비아)',
      '대한민국(원두: 에티오피아)',
      '대한민국(원두: 브라질)',
    ]),
    brand('찻잎마루', '(주)찻잎마루', korea),
    brand('꿀벌뜰', '꿀벌뜰양봉영농조합', korea),
    brand('샘물결', '(주)샘물결음료', korea),
    brand('아침목장길', '(주)아침목장길유업', korea),
  ],
  health: [
    brand('맑은채움', '(주)맑은채움바이오', korea),
    brand('삼뿌리담', '삼뿌리담인삼(주)', korea),
    brand('뉴트리온담', '(주)뉴트리온담', ['대한민국', '캐나다', '미국']),
    brand('하루튼튼가', '(주)하루튼튼가', korea),
  ],
  sports: [
    brand('고래산악', '(주)고래산악', abroad),
    brand('캠프여울', '(주)캠프여울', ['중국', '베트남']),
    brand('페달노트', '페달노트(주)', ['중국', '대만']),
    brand('핏모리', '(주)핏모리', koreaOrChina),
    brand('필드온린', '(주)필드온린', ['대만', '대한민국']),
  ],
  family: [
    brand('꼬마별숲', '(주)꼬마별숲', koreaOrChina),
    brand('블록나루', '(주)블록나루완구', koreaOrChina),
    brand('멍냥곳간', '(주)멍냥곳간', korea),
    brand('책나루온', '도서출판 책나루온', korea),
    brand('필기온', '(주)필기온문구', koreaOrChina),
    brand('꽃담길', '꽃담길화훼(주)', korea),
  ],
  ticket: [brand('모아드림', '(주)모아드림상품권', korea)],
} as const satisfies Record<string, readonly Brand[]>;

export type Trade = keyof typeof brands;
