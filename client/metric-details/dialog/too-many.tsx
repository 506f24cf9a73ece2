import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@admin/ui';

interface TooManyProps {
  /** Reads more; nothing where that is requested already. */
  readAll: (() => void) | undefined;
  /** What can be done where even these are too many. */
  instead?: string | undefined;
  /** How many there are. */
  children: ReactNode;
}

/** What is behind a metric is so much that nobody should read it without being asked. */
export const TooMany = ({ readAll, instead, children }: TooManyProps) => (
  <p className="sa-metric-details__note">
    <span>{children}</span>{' '}
    {readAll ? (
      <Button variant="link" onClick={readAll}>
        {__('Verify', 'woocommerce')}
      </Button>
    ) : (
      <span>{instead ?? __('Too many rows.', 'woocommerce')}</span>
    )}
  </p>
);
