import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@admin/ui';

interface TooManyProps {
  /** Reads more; nothing where that is asked for already. */
  readAll: (() => void) | undefined;
  /** How many there are. */
  children: ReactNode;
}

/** What is behind a figure is so much that nobody should read it without being asked. */
export const TooMany = ({ readAll, children }: TooManyProps) => (
  <p className="sa-explanation__note">
    {children}{' '}
    {readAll ? (
      <Button variant="link" onClick={readAll}>
        {__('Read them', 'woocommerce')}
      </Button>
    ) : (
      __('These are too many; choose a shorter period.', 'woocommerce')
    )}
  </p>
);
