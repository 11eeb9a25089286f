const presets = [
  '문 앞에 놓아 주세요.',
  '경비실에 맡겨 주세요.',
  '택배함에 넣어 주세요.',
  '배송 전에 연락해 주세요.',
  '부재 시 전화해 주세요.',
];

/** Common messages to carriers, for a field with this `list`. Other messages can be typed. */
export function MessagePresets({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {presets.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </datalist>
  );
}
