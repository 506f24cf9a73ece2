import { useState } from 'react';
import { Card, Switch } from '@admin/ui';
import { __ } from '@wordpress/i18n';

/** A page of its own, which keeps what is chosen as long as it is open. */
export function OpeningHours() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Card title={__('Opening hours', 'acme')}>
      <Switch label={__('Open on Saturdays', 'acme')} checked={isOpen} onChange={setOpen} />
      <p>{isOpen ? __('Monday to Saturday, 9 to 18', 'acme') : __('Monday to Friday, 9 to 18', 'acme')}</p>
    </Card>
  );
}
