export { ApplyForm } from './ApplyForm.tsx';
export { ConfirmStep } from './ConfirmStep.tsx';
// From here too, one goes back to the choice. Its parts stay one file with those of a phone's page that way.
export { SelectJoin } from './SelectJoin.tsx';
