import { __, sprintf } from '@wordpress/i18n';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../accessibility/visually-hidden';
import { Icon } from '../icon/icon';
import { focusHeading } from '../structure/use-autofocus-heading';
import { classes } from '../theme/classes';
import './stepper.css';

export interface Step {
  key: string;
  label: ReactNode;
  description?: ReactNode;
  /** Shown while the step is current. */
  content?: ReactNode;
  /** If omitted, the steps before the current one are complete. */
  isComplete?: boolean | undefined;
  /** Whether the step was skipped: it has no check mark, but can be selected like a complete one. */
  isSkipped?: boolean | undefined;
}

export interface StepperProps {
  steps: readonly Step[];
  /** The key of the current step. */
  currentStep: string;
  /** In the horizontal layout, the content of the current step is below all steps. */
  isVertical?: boolean | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Makes the headings of completed and skipped steps buttons that select them. */
  onStepSelect?: ((key: string) => void) | undefined;
}

/** A wizard's steps. When the current step changes, its heading is focused, which makes screen readers announce it. */
export function Stepper({
  steps,
  currentStep,
  isVertical = true,
  headingLevel = 2,
  onStepSelect,
}: StepperProps) {
  const list = useRef<HTMLOListElement>(null);
  const Heading = `h${headingLevel}` as const;
  const shownStep = useRef(currentStep);
  const current = steps.findIndex(({ key }) => key === currentStep);

  // A layout effect, so that no frame and no key press happens before focus has moved.
  useLayoutEffect(() => {
    if (shownStep.current === currentStep) return;
    shownStep.current = currentStep;
    focusHeading(list.current?.querySelector<HTMLElement>('[aria-current] .sa-stepper__heading') ?? null);
  }, [currentStep]);

  return (
    <div className={classes('sa-stepper', isVertical ? 'is-vertical' : 'is-horizontal')}>
      <ol className="sa-stepper__steps" ref={list}>
        {steps.map((step, index) => {
          const isCurrent = index === current;
          const isSkipped = step.isSkipped === true && !isCurrent;
          const isComplete = !isSkipped && (step.isComplete ?? index < current);
          const label = (
            <StepLabel
              step={step}
              position={index + 1}
              count={steps.length}
              state={isSkipped ? 'skipped' : isComplete ? 'complete' : 'open'}
            />
          );
          return (
            <li
              key={step.key}
              className={classes('sa-stepper__step', isCurrent && 'is-current', isComplete && 'is-complete')}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <span className="sa-stepper__marker" aria-hidden="true">
                {isComplete && !isCurrent ? <Icon name="check" size={18} /> : index + 1}
              </span>
              <div className="sa-stepper__body">
                <Heading className="sa-stepper__heading">
                  {(isComplete || isSkipped) && !isCurrent && onStepSelect ? (
                    <button
                      type="button"
                      className="sa-stepper__select"
                      onClick={() => onStepSelect(step.key)}
                    >
                      {label}
                    </button>
                  ) : (
                    label
                  )}
                </Heading>
                {step.description && <p className="sa-stepper__description">{step.description}</p>}
                {isVertical && isCurrent && step.content && (
                  <div className="sa-stepper__content">{step.content}</div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {!isVertical && <div className="sa-stepper__content">{steps[current]?.content}</div>}
    </div>
  );
}

interface StepLabelProps {
  step: Step;
  position: number;
  count: number;
  state: StepState;
}

type StepState = 'open' | 'complete' | 'skipped';

function formatStepState(state: StepState, position: number, count: number): string {
  switch (state) {
    case 'complete':
      /* translators: 1: number of the step, 2: count of steps. */
      return sprintf(__('Step %1$d of %2$d, complete:', 'store-admin'), position, count);
    case 'skipped':
      /* translators: 1: number of the step, 2: count of steps. */
      return sprintf(__('Step %1$d of %2$d, skipped:', 'store-admin'), position, count);
    case 'open':
      /* translators: 1: number of the step, 2: count of steps. */
      return sprintf(__('Step %1$d of %2$d:', 'store-admin'), position, count);
  }
}

function StepLabel({ step, position, count, state }: StepLabelProps) {
  return (
    <>
      <VisuallyHidden>{`${formatStepState(state, position, count)} `}</VisuallyHidden>
      <span>{step.label}</span>
    </>
  );
}
