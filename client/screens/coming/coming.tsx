import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getNewPath, Link } from '@admin/navigation';
import { Card } from '@admin/ui';
import './coming.css';

interface ComingProps {
  title: string;
  /** What there will be to do here. */
  children: ReactNode;
}

/** Holds the place of a screen that is not built yet, and says so. */
export function Coming({ title, children }: ComingProps) {
  return (
    <Card title={title} className="sa-coming">
      <p>{children}</p>
      <p className="sa-coming__state">{__('This screen is not there yet.', 'woocommerce')}</p>
      <Link href={getNewPath({}, '/', {})}>{__('Back to the home screen', 'woocommerce')}</Link>
    </Card>
  );
}
