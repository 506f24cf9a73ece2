import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import './step-actions.css';

/** Callbacks that finish or skip a step. */
export interface StepProps {
  onDone: () => void;
  onSkip: () => void;
}

interface StepActionsProps extends Pick<StepProps, 'onSkip'> {
  children: ReactNode;
}

/** A step's actions, with a button to skip it. */
export const StepActions = ({ children, onSkip }: StepActionsProps) => (
  <div className="sa-appearance-actions">
    {children}
    <Button variant="tertiary" onClick={onSkip}>
      {__('Skip', 'store-admin')}
    </Button>
  </div>
);
