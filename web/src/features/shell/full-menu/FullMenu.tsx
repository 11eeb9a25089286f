import { Overlay } from '../../../shop/overlay/Overlay.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import classes from './FullMenu.module.css';
import { HelpTiles } from './HelpTiles.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { EndsWithMember } from '../../../shop/session/EndsWithMember.tsx';

interface FullMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Everything a phone can reach, on a sheet that slides up. */
export function FullMenu({ isOpen, onClose }: FullMenuProps) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} title="전체 메뉴" shape="sheet">
      <div className={classes.content}>
        <EndsWithMember>
          <Shortcuts />
        </EndsWithMember>
        <CategoryGrid />
        <HelpTiles />
      </div>
    </Overlay>
  );
}
