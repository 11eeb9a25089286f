const texts: Readonly<Record<number | 'busy', [title: string, text: string]>> = {
  404: ['페이지를 찾을 수 없어요', '주소를 다시 확인해 주세요.'],
  busy: ['지금은 이용자가 많아요', '잠시 후 다시 시도해 주세요.'],
  503: ['잠시 연결이 원활하지 않아요', '네트워크 오류입니다. 나중에 다시 시도해 주세요.'],
};

/** The gateway's own page, in case the storefront is missing. No script, no style, nothing to fetch. */
export function plainPage(status: number | 'busy'): string {
  // The address itself once more: who came for a page wants that one.
  const again = status === 404 ? '' : '<a href="">다시 시도</a> ';
  const [title, text] = texts[status] ?? ['화면을 준비하고 있어요', '잠시 후 다시 시도해 주세요.'];
  return [
    '<!doctype html>',
    `<html lang="ko"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    `<body><main><h1>${title}</h1><p>${text}</p><p>${again}<a href="/">홈으로</a></p></main></body></html>`,
  ].join('\n');
}
