import { __, sprintf } from '@wordpress/i18n';
import { getNewPath, Link, usePathname } from '@admin/navigation';
import { Icon, VisuallyHidden } from '@admin/ui';
import { getReachableSteps } from './list-steps';
import type { WizardStep } from './wizard-step';
import './step-trail.css';

interface StepTrailProps {
  steps: readonly WizardStep[];
  /** Index of the current step. */
  at: number;
}

/** All steps, with links to the completed ones and the first that is not. Typed text is kept. */
export function StepTrail({ steps, at }: StepTrailProps) {
  const reachable = getReachableSteps(steps);
  return (
    <nav className="sa-step-trail" aria-label={__('Steps of the setup', 'store-admin')}>
      <ol className="sa-step-trail__steps">
        {steps.map((step, index) => (
          <li
            key={step.key}
            className={`sa-step-trail__step ${index === at ? 'is-current' : ''} ${step.isComplete ? 'is-complete' : ''}`}
            aria-current={index === at ? 'step' : undefined}
          >
            <TrailStep
              step={step}
              position={index + 1}
              count={steps.length}
              isLink={index !== at && reachable.has(step.key)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface TrailStepProps {
  step: WizardStep;
  position: number;
  count: number;
  isLink: boolean;
}

function TrailStep({ step, position, count, isLink }: TrailStepProps) {
  const path = usePathname();
  const words = (
    <>
      <span className="sa-step-trail__marker" aria-hidden="true">
        {step.isComplete ? <Icon name="check" size={16} /> : position}
      </span>
      <VisuallyHidden>{`${formatPosition(step, position, count)} `}</VisuallyHidden>
      <span className="sa-step-trail__label">{step.label}</span>
    </>
  );
  if (!isLink) return <span className="sa-step-trail__name">{words}</span>;
  return (
    <Link className="sa-step-trail__name" href={getNewPath({ step: step.key }, path, {})}>
      {words}
    </Link>
  );
}

function formatPosition({ isComplete }: WizardStep, position: number, count: number): string {
  return isComplete
    ? sprintf(
        /* translators: 1: number of the step, 2: count of steps. */
        __('Step %1$d of %2$d, complete:', 'store-admin'),
        position,
        count,
      )
    : sprintf(
        /* translators: 1: number of the step, 2: count of steps. */
        __('Step %1$d of %2$d:', 'store-admin'),
        position,
        count,
      );
}
