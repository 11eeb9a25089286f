const seoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** An instant in the contract's format: yyyyMMddHHmmss in Korean time. */
export function toDts(instant: Date): string {
  return seoul.format(instant).replaceAll(/\D/gu, '');
}

/** The instant of a `yyyyMMddHHmmss` in Korean time. */
export function fromDts(dts: string): Date {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/u.exec(dts) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`);
}
