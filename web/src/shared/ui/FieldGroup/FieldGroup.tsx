import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './FieldGroup.module.css';

interface FieldGroupProps extends ComponentPropsWithRef<'fieldset'> {
  legend: ReactNode;
}

/** Fields or choices that belong together, below the name that they share. */
export function FieldGroup({ legend, className = '', children, ...rest }: FieldGroupProps) {
  return (
    <fieldset {...rest} className={`${classes.root} ${className}`}>
      <legend className={classes.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
