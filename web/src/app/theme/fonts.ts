// Ninety subsets by unicode-range: a page fetches only those whose letters it shows. The list itself is 13 kB, so it
// comes after the first paint; until then the fallback stands in with the same measures (fallback-fonts.css).
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
