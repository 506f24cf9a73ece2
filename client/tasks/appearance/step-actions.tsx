import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import './step-actions.css';

/** How a step is left: done, or left out. */
export interface StepProps {
  onDone: () => void;
  onSkip: () => void;
}

interface StepActionsProps extends Pick<StepProps, 'onSkip'> {
  children: ReactNode;
}

/** What can be done at a step, and the way past it. */
export const StepActions = ({ children, onSkip }: StepActionsProps) => (
  <div className="sa-appearance-actions">
    {children}
    <Button variant="tertiary" onClick={onSkip}>
      {__('Skip', 'woocommerce')}
    </Button>
  </div>
);
