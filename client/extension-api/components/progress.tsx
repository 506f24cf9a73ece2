import { __ } from '@wordpress/i18n';
import { Stepper as OwnStepper, type Step } from '@admin/ui';

export { Spinner } from '@admin/ui';

/** A progress bar. */
export const ProgressBar = (props: {
  /** 0 to 100. */
  percent?: number;
  color?: string;
  bgcolor?: string;
  className?: string;
  /** Label for screen readers. */
  label?: string;
}) => {
  const percent = Math.max(0, Math.min(props.percent ?? 0, 100));
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element has colors of the browser's
      role="progressbar"
      aria-label={props.label ?? __('Progress', 'store-admin')}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={['sa-extension-progress', props.className].filter(Boolean).join(' ')}
      style={{ background: props.bgcolor }}
    >
      <div style={{ inlineSize: `${percent}%`, background: props.color }} />
    </div>
  );
};

/** The steps of a wizard. */
export const Stepper = (props: {
  steps: readonly (Step & { readonly onClick?: (key: string) => void })[];
  currentStep: string;
  isVertical?: boolean;
  isPending?: boolean;
}) => (
  <OwnStepper
    steps={props.steps}
    currentStep={props.currentStep}
    isVertical={props.isVertical ?? false}
    {...(props.steps.some(({ onClick }) => onClick) && {
      onStepSelect: (key) => props.steps.find((step) => step.key === key)?.onClick?.(key),
    })}
  />
);
