import { Button } from '@mantine/core';
import { SentPhoto } from '../../shop/files/SentPhoto.tsx';
import classes from './MyQuestions.module.css';

interface KeptPhotosProps {
  numbers: readonly string[];
  onRemove: (number: string) => void;
}

/** Photos that an inquiry has already. What is removed here is deleted once the form is sent. */
export function KeptPhotos({ numbers, onRemove }: KeptPhotosProps) {
  if (numbers.length === 0) return null;
  return (
    <ul className={classes.kept} aria-label="첨부한 사진">
      {numbers.map((number, index) => (
        <li key={number}>
          <SentPhoto number={number} name={`첨부한 사진 ${index + 1}`} />
          <Button
            variant="default"
            size="xs"
            aria-label={`첨부한 사진 ${index + 1} 빼기`}
            onClick={() => onRemove(number)}
          >
            빼기
          </Button>
        </li>
      ))}
    </ul>
  );
}
