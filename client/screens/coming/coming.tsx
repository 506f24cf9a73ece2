import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getNewPath, Link } from '@admin/navigation';
import { Card, Icon } from '@admin/ui';
import './coming.css';

interface ComingProps {
  title: string;
  /** What there will be to do here. */
  children: ReactNode;
}

/** Holds the place of a screen that is not built yet, and says so. */
export function Coming({ title, children }: ComingProps) {
  return (
    <Card className="sa-coming" title={title}>
      <div className="sa-coming__content">
        <span className="sa-coming__icon">
          <Icon name="clock" size={32} />
        </span>
        <div>
          <p className="sa-coming__promise">{children}</p>
          <p className="sa-coming__state">{__('This screen is still being built.', 'woocommerce')}</p>
          <Link href={getNewPath({}, '/', {})}>{__('Back to the home screen', 'woocommerce')}</Link>
        </div>
      </div>
    </Card>
  );
}
