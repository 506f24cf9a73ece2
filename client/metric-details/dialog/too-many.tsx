import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@admin/ui';

interface TooManyProps {
  /** Loads more rows; `undefined` if they are already requested. */
  readAll: (() => void) | undefined;
  /** Advice if even the higher limit is exceeded. */
  instead?: string | undefined;
  /** The number of orders or rows. */
  children: ReactNode;
}

/** Shown if a metric has too many orders or rows to load them without confirmation. */
export const TooMany = ({ readAll, instead, children }: TooManyProps) => (
  <p className="sa-metric-details__note">
    <span>{children}</span>{' '}
    {readAll ? (
      <Button variant="link" onClick={readAll}>
        {__('Verify', 'store-admin')}
      </Button>
    ) : (
      <span>{instead ?? __('Too many rows.', 'store-admin')}</span>
    )}
  </p>
);
