import { useEffect, useState } from 'react';
import { read } from './api.ts';

export interface Mall {
  mallId: string;
  mallNm: string;
  faqCtgList: { faqCtgCd: string; faqCtgNm: string }[];
}

let asked: Promise<Mall[]> | undefined;

/** All malls, read once for a visit of the desk. Empty until then. */
export function useMalls(): readonly Mall[] {
  const [malls, setMalls] = useState<readonly Mall[]>([]);
  useEffect(() => {
    asked ??= read<Mall[]>('/malls');
    asked.then(setMalls, () => {
      asked = undefined;
    });
  }, []);
  return malls;
}
