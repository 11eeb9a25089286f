import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import type { FormFields } from '../../shared/form/use-form-fields.ts';
import classes from './Signature.module.css';
import { drawnPicture, typedPicture } from './signature-picture.ts';
import { emptyPad, isSigned } from './pad.ts';
import { SignaturePad } from './SignaturePad.tsx';
import { useSignature } from './use-signature.ts';
import type { Signing } from './use-signing.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';

/** The signature, drawn or typed. Its picture is kept by the mall, and only its number here. */
export function Signature({ form }: { form: FormFields<Signing> }) {
  const fileNumber = useFieldValue(form, 'signatureFileNumber');
  const [isTyped, setIsTyped] = useState(false);
  const [pad, setPad] = useState(emptyPad);
  const { strokes } = pad;
  const [name, setName] = useState('');
  const { isBusy, failure, save } = useSignature((number) => {
    form.clearFieldError('signature');
    form.setFieldValue('signatureFileNumber', number);
  });
  const isEmpty = isTyped ? name.trim() === '' : strokes.length === 0;
  const clear = () => {
    setPad(emptyPad);
    setName('');
  };
  const press = () => {
    if (isEmpty)
      form.setFieldError('signature', isTyped ? '이름을 입력해 주세요.' : '서명을 그리거나, 이름으로 서명해 주세요.');
    else if (!isTyped && !isSigned(strokes))
      form.setFieldError('signature', '점만 찍혀 있어요. 이름을 그리거나, 이름을 써서 서명해 주세요.');
    else if (isTyped) void save(`typed ${name.trim()}`, () => typedPicture(name.trim()));
    else void save(`drawn ${JSON.stringify(strokes)}`, () => drawnPicture(strokes));
  };
  return (
    <Part title="서명">
      <div className={classes.stack} data-path="signature">
        {fileNumber === null ? (
          <>
            <ChoiceGroup
              legend="서명 방법"
              name="signature-way"
              choices={[
                { value: 'drawn', label: '그려서 서명' },
                { value: 'typed', label: '이름을 써서 서명' },
              ]}
              chosen={isTyped ? 'typed' : 'drawn'}
              onChoose={(way) => setIsTyped(way === 'typed')}
            />
            {isTyped ? (
              <TextInput
                label="서명할 이름"
                value={name}
                autoComplete="name"
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
            ) : (
              <>
                <p className={classes.quiet}>손가락이나 마우스로 아래에 이름을 그려 주세요.</p>
                <SignaturePad pad={pad} onDraw={setPad} />
              </>
            )}
          </>
        ) : (
          <output>서명을 저장했어요.</output>
        )}
        <Note>{fileNumber === null ? (failure ?? form.errors.signature) : null}</Note>
        <div className={classes.ways}>
          {fileNumber === null ? (
            <>
              <Button variant="default" aria-disabled={isBusy} onClick={press}>
                {isBusy ? '서명을 저장하는 중' : '이 서명으로 하기'}
              </Button>
              {isEmpty ? null : (
                <Button variant="subtle" onClick={clear}>
                  지우기
                </Button>
              )}
            </>
          ) : (
            <Button
              variant="default"
              onClick={() => {
                clear();
                form.setFieldValue('signatureFileNumber', null);
              }}
            >
              다시 서명하기
            </Button>
          )}
        </div>
      </div>
    </Part>
  );
}
