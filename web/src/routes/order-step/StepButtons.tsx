import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from './Step.module.css';

interface StepButtonsProps {
  verb: string;
  back: string;
  isBusy: boolean;
  /** Why it cannot be done, or was not done. */
  note: string | null;
  onDo: () => void;
}

/** Confirm or go back: both buttons have equal weight. */
export function StepButtons({ verb, back, isBusy, note, onDo }: StepButtonsProps) {
  return (
    <div className={classes.foot}>
      <p role="alert" className={classes.failure}>
        {note}
      </p>
      <div className={classes.buttons}>
        <Button size="lg" variant="default" component={Link} to={back}>
          돌아가기
        </Button>
        <Button size="lg" variant="default" aria-disabled={isBusy} onClick={onDo}>
          {isBusy ? '처리하는 중' : verb}
        </Button>
      </div>
    </div>
  );
}
