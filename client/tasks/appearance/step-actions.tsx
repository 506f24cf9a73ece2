import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import './step-actions.css';

interface StepActionsProps {
  children: ReactNode;
  onSkip: () => void;
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
