export { ApplyForm } from './ApplyForm.tsx';
export { ConfirmStep } from './ConfirmStep.tsx';
