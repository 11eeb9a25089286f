import buttons from '../../shared/ui/button.module.css';
import { useDevice } from '../page/page-context.ts';
import classes from './PhotoField.module.css';
import type { Photos } from './use-photos.ts';

/** Opens the camera of a phone. Desktops have none that a page could open. */
export function CameraButton({ photos: { list, add }, most }: { photos: Photos; most: number }) {
  const isOnPhone = useDevice() === 'MOBILE';
  const isFull = list.length >= most;
  if (!isOnPhone) return null;
  return (
    <label className={buttons.secondary} data-disabled={isFull || undefined}>
      카메라로 찍기
      <input
        type="file"
        className={classes.input}
        accept="image/*"
        capture="environment"
        disabled={isFull}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
