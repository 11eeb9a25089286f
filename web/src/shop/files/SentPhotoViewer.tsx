import { Overlay } from '../overlay/Overlay.tsx';
import classes from './SentPhotos.module.css';

interface SentPhotoViewerProps {
  isOpen: boolean;
  onClose: () => void;
  name: string;
  src: string;
}

/** A photo as large as the screen lets it be. */
export function SentPhotoViewer({ isOpen, onClose, name, src }: SentPhotoViewerProps) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} title={name} shape="document">
      <img className={classes.large} src={src} alt={name} />
    </Overlay>
  );
}
