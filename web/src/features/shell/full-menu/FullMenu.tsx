import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/UnstyledButton.css';
import { Drawer } from '@mantine/core';
import { MantineSurface } from '../../../shared/ui/mantine/MantineSurface.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import classes from './FullMenu.module.css';
import { HelpTiles } from './HelpTiles.tsx';
import { Shortcuts } from './Shortcuts.tsx';

interface FullMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Everything a phone can reach, on a sheet that slides up. */
export function FullMenu({ isOpen, onClose }: FullMenuProps) {
  return (
    <MantineSurface>
      <Drawer.Root opened={isOpen} onClose={onClose} position="bottom" size="92%" transitionProps={{ duration: 300 }}>
        <Drawer.Overlay backgroundOpacity={0.55} transitionProps={{ duration: 150 }} />
        <Drawer.Content className={classes.sheet}>
          {/* Mantine's own header would be a second banner of the page. */}
          <div className={classes.header}>
            <Drawer.Title className={classes.title}>전체 메뉴</Drawer.Title>
            <Drawer.CloseButton aria-label="닫기" size={44} iconSize={22} />
          </div>
          <Drawer.Body className={classes.body}>
            <Shortcuts />
            <CategoryGrid />
            <HelpTiles />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </MantineSurface>
  );
}
