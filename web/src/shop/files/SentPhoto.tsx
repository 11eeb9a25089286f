import { useRef, type MouseEvent } from 'react';
import { LateOverlay } from '../overlay/LateOverlay.tsx';
import { useOverlay } from '../overlay/use-overlay.ts';
import classes from './SentPhotos.module.css';
import { useSentPhoto } from './use-sent-photo.ts';

const loadViewer = () => import('./SentPhotoViewer.tsx').then(({ SentPhotoViewer }) => SentPhotoViewer);

const actionWords = { loading: '불러오는 중', failed: '다시 시도', loaded: '크게 보기' };

/** A thumbnail that a press opens large. One button in all its states, so that the focus stays where it is. */
export function SentPhoto({ number, name }: { number: string; name: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const viewer = useOverlay(`photo-${number}`);
  const { state, preview, retry } = useSentPhoto(number, frame);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === 'failed') retry();
    if (state === 'loaded') viewer.open(event);
  };
  return (
    <div ref={frame} className={classes.photo}>
      <button
        type="button"
        className={classes.frame}
        aria-label={`${name} ${actionWords[state]}`}
        aria-disabled={state === 'loading'}
        aria-haspopup={state === 'loaded' ? 'dialog' : undefined}
        onClick={press}
      >
        {preview === null ? null : <img src={preview} alt={name} />}
        {state === 'failed' ? '다시 시도' : null}
      </button>
      <output>{state === 'failed' ? '사진을 불러오지 못했어요' : null}</output>
      {viewer.isWanted && preview !== null ? (
        <LateOverlay load={loadViewer} isOpen={viewer.isOpen} onClose={viewer.close} name={name} src={preview} />
      ) : null}
    </div>
  );
}
