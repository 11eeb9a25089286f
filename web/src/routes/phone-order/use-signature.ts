import { useEffect, useEffectEvent, useState } from 'react';
import { usePhotos } from '../../shop/files/use-photos.ts';

const signAgain = '서명을 저장하지 못했어요. 다시 서명해 주세요.';

/** Sends the picture of a signature. `what` names it: the same is sent again with the same key. */
export function useSignature(onSaved: (fileNumber: string) => void) {
  const pictures = usePhotos('SIGN', 1);
  const [signed, setSigned] = useState<string | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const [isUndrawn, setIsUndrawn] = useState(false);
  const [picture] = pictures.list;
  const number = picture?.number ?? null;
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    if (number !== null) tell(number);
  }, [number]);
  const isBusy = isDrawing || pictures.isBusy;
  // What is said of other files is about photos: only what another try may mend holds here too.
  const failure = picture?.failure && (picture.isRepeatable ? picture.failure : signAgain);
  return {
    isBusy,
    failure: isUndrawn ? signAgain : (failure ?? null),
    async save(what: string, draw: () => Promise<File | null>) {
      if (isBusy) return;
      if (picture?.isRepeatable && what === signed) {
        pictures.repeat(picture.key);
        return;
      }
      setIsDrawing(true);
      const file = await draw().catch(() => null);
      setIsDrawing(false);
      setIsUndrawn(file === null);
      setSigned(what);
      if (file !== null) pictures.add([file], 'signature');
    },
  };
}
