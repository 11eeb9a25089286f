/** An exhibition in a list, in the words of the mall. */
export const anExhibitionRow = {
  exhbNo: 'EX1',
  urlNm: 'first-snow',
  exhbNm: '첫눈 이벤트',
  exhbTp: 'EVENT',
  sumCntn: '첫눈 오는 날을 맞혀 보세요.',
  imgPath: '/images/e.svg',
  startDts: '20261101000000',
  endDts: '20261207000000',
  winDts: '20261214140000',
  stat: 'ING',
  entryYn: 'Y',
  nowDts: '20261127120000',
};

export const anExhibition = (fields: object = {}) => ({
  ...anExhibitionRow,
  cntnHtml: '<p>골라 주세요<script>alert(1)</script></p>',
  corners: [
    { cornerNo: 'EC1', cornerNm: '소리', totalCnt: 21, contents: [{ gdsGrpNo: 'GD00000101' }] },
    { cornerNo: 'EC2', cornerNm: '휴대폰', totalCnt: 1, contents: [{ gdsGrpNo: 'HP00000001' }] },
  ],
  cpnList: [
    { cpnNo: 'CP1', cpnNm: '15% 할인', cpnTp: 'GOODS', dscntTp: 'RATE', dscntVal: 15, maxIsuCnt: 100, rmnCnt: 42 },
  ],
  entryForm: [
    { qNo: 'Q1', qTp: 'CHOICE', title: '첫눈이 올 주', reqYn: 'Y', choices: ['첫째 주', '둘째 주'] },
    { qNo: 'Q2', qTp: 'MULTI', title: '겨울에 하는 일', reqYn: 'N', choices: ['산책', '요리'] },
    { qNo: 'Q3', qTp: 'TEXT', title: '한마디', reqYn: 'N', choices: [] },
  ],
  agreeList: [{ agreeCd: 'AG00401', title: '개인정보 수집·이용 동의', cntnHtml: '<p>수집 항목: 이름</p>', reqYn: 'Y' }],
  prizeList: [{ prizeNm: '무선 이어폰', winCnt: 3 }],
  condCntn: '회원이라면 누구나 응모할 수 있어요.',
  entryDts: null,
  winList: [],
  ...fields,
});

export const anEntry = () => ({
  entryNo: 'EN1',
  entryDts: '20261127120000',
  exhb: anExhibition({ entryDts: '20261127120000' }),
});
