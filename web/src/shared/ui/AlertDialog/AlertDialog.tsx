import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { Modal } from '@mantine/core';
import buttons from '../button.module.css';
import { MantineSurface } from '../mantine/MantineSurface.tsx';
import classes from './AlertDialog.module.css';

export interface AlertDialogProps {
  /** 안내 or 알림, as the specification has it. */
  title: string;
  text: string;
  /** What the one button says. */
  confirmLabel?: string;
  /** Esc and a press beside it do nothing: there is only the one way on. */
  isMandatory?: boolean;
  onConfirm: () => void;
}

/** Says one thing over the page and waits until it was read. 450 px wide, 90 % on phones. */
export function AlertDialog({ title, text, confirmLabel = '확인', isMandatory = false, onConfirm }: AlertDialogProps) {
  return (
    <MantineSurface>
      <Modal.Root opened onClose={onConfirm} size={450} centered closeOnEscape={!isMandatory} closeOnClickOutside={!isMandatory} transitionProps={{ duration: 150 }} styles={{ content: { maxWidth: '90vw' } }}>
        <Modal.Overlay backgroundOpacity={0.55} />
        <Modal.Content role="alertdialog">
          <Modal.Body className={classes.content}>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            <p className={classes.text}>{text}</p>
            <button type="button" className={`${buttons.primary} ${classes.confirm}`} data-autofocus onClick={onConfirm}>
              {confirmLabel}
            </button>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineSurface>
  );
}
