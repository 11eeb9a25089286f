import { Button } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { wrongDays, writePlace, type OrderListPlace } from './order-list-place.ts';
import classes from './OrderList.module.css';

/** Days of the shopper's own. What cannot be listed stays in the fields, with the reason below them. */
export function OwnPeriod({ place }: { place: OrderListPlace }) {
  const { own } = place;
  const id = useId();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [days, setDays] = useState({ from: own?.from ?? '', to: own?.to ?? '' });
  const [wrong, setWrong] = useState(own && wrongDays(own));

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = wrongDays(days);
    setWrong(reason);
    if (reason === null) void navigate(pathname + writePlace({ ...place, until: null, own: days, page: 1 }));
    else event.currentTarget.querySelector('input')?.focus();
  }

  const field = (name: 'from' | 'to', label: string) => (
    <label>
      {label}
      <input
        type="date"
        value={days[name]}
        aria-invalid={wrong === null ? undefined : true}
        aria-describedby={wrong === null ? undefined : `${id}-wrong`}
        onChange={({ target }) => setDays({ ...days, [name]: target.value })}
      />
    </label>
  );
  return (
    <form className={classes.own} aria-label="직접 선택한 기간" noValidate onSubmit={search}>
      {field('from', '시작일')}
      {field('to', '종료일')}
      <Button type="submit" variant="default" size="sm">
        조회
      </Button>
      {wrong === null ? null : (
        <p id={`${id}-wrong`} role="alert" className={classes.wrong}>
          {wrong}
        </p>
      )}
    </form>
  );
}
