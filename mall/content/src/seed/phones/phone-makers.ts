/** Invented makers of phones; `code` is the value of `brandType`. */
export const phoneMakers = {
  NURIKEN: { code: 'NURIKEN', name: '누리켄', company: '누리켄전자(주)', origin: '대한민국' },
  VERAON: { code: 'VERAON', name: '베라온', company: '베라온모바일(주)', origin: '베트남' },
  POLION: { code: 'POLION', name: '폴리온', company: '(주)폴리온', origin: '대한민국' },
  MOALTEL: { code: 'MOALTEL', name: '모알텔', company: '(주)모알텔', origin: '베트남' },
  TERAMUD: { code: 'TERAMUD', name: '테라무드', company: '테라무드코리아(주)', origin: '중국' },
} as const;

export type PhoneMakerCode = keyof typeof phoneMakers;
