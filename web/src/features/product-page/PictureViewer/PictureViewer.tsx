import { Overlay } from '../../../shop/overlay/Overlay.tsx';
import { PictureStage, type PictureStageProps } from './PictureStage.tsx';

interface PictureViewerProps extends PictureStageProps {
  isOpen: boolean;
  onClose(): void;
}

/** A product's images over the whole screen, for a close look. */
export function PictureViewer({ isOpen, onClose, ...stage }: PictureViewerProps) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} title="사진 크게 보기" shape="sheet" isFullScreen>
      {isOpen ? <PictureStage {...stage} /> : null}
    </Overlay>
  );
}
