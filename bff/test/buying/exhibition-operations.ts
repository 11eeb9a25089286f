import { anEntry } from './exhibition-samples.ts';
import type { BuyingOperation } from './operations.ts';

export const exhibitionOperations: BuyingOperation[] = [
  {
    name: 'enterExhibition',
    conflicts: ['WrongState', 'AlreadyExists', 'KeyReused', 'InProgress'],
    input: {
      mallUrl: 'familyshop',
      idempotencyKey: 'an-intent-of-mine',
      number: 'EX1',
      answers: [
        { question: 'Q1', value: { text: '첫째 주' } },
        { question: 'Q2', value: { choices: ['산책'] } },
      ],
      agreedTerms: ['AG00401'],
    },
    call: 'POST exhibitions/EX1/entries',
    body: {
      answerList: [
        { qNo: 'Q1', val: '첫째 주' },
        { qNo: 'Q2', val: ['산책'] },
      ],
      agreeCdList: ['AG00401'],
    },
    inAddress: ['number'],
    answer: anEntry,
    selection: '... on Exhibition { number status enteredAt }',
    result: { __typename: 'Exhibition', number: 'EX1', status: 'RUNNING', enteredAt: '2026-11-27T12:00:00+09:00' },
    isShopping: true,
  },
];
