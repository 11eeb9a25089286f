import classes from './Steps.module.css';

interface StepsProps {
  steps: readonly { name: string; text: string }[];
}

/** How shopping goes here, in its order. */
export function Steps({ steps }: StepsProps) {
  return (
    <section aria-labelledby="shop-steps">
      <h2 id="shop-steps" className={classes.title}>
        이렇게 이용해요
      </h2>
      <ol className={classes.root}>
        {steps.map(({ name, text }, index) => (
          <li key={name} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={classes.name}>{name}</h3>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
