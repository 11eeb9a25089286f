import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { DigitsField } from '../../shared/form/DigitsField.tsx';
import { isProofKind, proofNames } from './porting-words.ts';
import type { Porting } from './use-porting.ts';

/** The four digits that prove whose number it is. */
export function PortingProof({ own, kind }: Pick<Porting, 'own' | 'kind'>) {
  return (
    <>
      <div data-path="proof">
        <ChoiceGroup
          legend="요금을 내는 방법으로 확인하기"
          name="porting-proof"
          choices={Object.entries(proofNames).map(([value, { choice }]) => ({ value, label: choice }))}
          chosen={kind}
          problem={own.errors.proof}
          onChoose={(value) => {
            own.setValues({ kind: isProofKind(value) ? value : null, digits: '' });
            own.clearErrors();
          }}
        />
      </div>
      {kind === null ? null : (
        <DigitsField
          key={own.key('digits')}
          {...own.getInputProps('digits')}
          label={proofNames[kind].field}
          description="확인하는 데만 쓰고 저장하지 않아요."
          digits={4}
          required
          autoComplete="off"
        />
      )}
    </>
  );
}
