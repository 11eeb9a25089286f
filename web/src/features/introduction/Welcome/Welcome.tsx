import type { ReactNode } from 'react';
import { FamilyPicture } from './FamilyPicture.tsx';
import classes from './Welcome.module.css';

interface WelcomeProps {
  mallName: string;
  /** One sentence on who may shop here. */
  text: string;
  /** Links to the next steps. */
  children: ReactNode;
}

/** Whose shop this is, and for whom. */
export function Welcome({ mallName, text, children }: WelcomeProps) {
  return (
    <section className={classes.root}>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{mallName}</p>
        <h1 className={classes.title}>
          휴대폰도 생활도,
          <br />
          통신 가족이라서 더 가볍게
        </h1>
        <p className={classes.text}>{text}</p>
        <div className={classes.ways}>{children}</div>
      </div>
      <div className={classes.picture}>
        <FamilyPicture />
      </div>
    </section>
  );
}
