export const notFoundTitle = '페이지를 찾을 수 없어요';
