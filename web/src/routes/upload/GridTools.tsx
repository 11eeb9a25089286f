import buttons from '../../shared/ui/button.module.css';
import classes from './RowGrid.module.css';
import type { GridCommand } from './use-grid-keys.ts';
import type { RowEdits } from './use-row-edits.ts';

interface GridToolsProps {
  canEdit: boolean;
  history: RowEdits['history'];
  onCommand: (command: GridCommand) => void;
  onCopy: () => void;
}

/** What can be done with the selected cells, for a mouse. Each has a key too. */
export function GridTools({ canEdit, history: { canUndo, canRedo }, onCommand, onCopy }: GridToolsProps) {
  const tools = [
    { name: '되돌리기', keys: 'Control+Z', press: () => onCommand('undo'), isOff: !canUndo },
    { name: '다시 실행', keys: 'Control+Y', press: () => onCommand('redo'), isOff: !canRedo },
    { name: '아래로 채우기', keys: 'Control+D', press: () => onCommand('fillDown'), isOff: false },
  ];
  return (
    <div className={classes.ways}>
      {canEdit
        ? tools.map(({ name, keys, press, isOff }) => (
            <button
              key={name}
              type="button"
              className={buttons.secondary}
              aria-keyshortcuts={keys}
              aria-disabled={isOff}
              onClick={() => !isOff && press()}
            >
              {name}
            </button>
          ))
        : null}
      <button type="button" className={buttons.secondary} aria-keyshortcuts="Control+C" onClick={onCopy}>
        복사
      </button>
    </div>
  );
}
