import { useState } from 'react';
import { defineExtension, registerExtension } from '@admin/extensions';
import { __ } from '@wordpress/i18n';
import { Button } from '@admin/ui';

/** Crashes at a press, so that everybody can see how little of the page goes with it. */
function Mishap() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('Mishap was asked to crash.');
  return (
    <Button variant="secondary" onClick={() => setBroken(true)}>
      {__('Crash this section', 'acme')}
    </Button>
  );
}

registerExtension(
  defineExtension({
    id: 'acme-mishap',
    title: __('Mishap', 'acme'),
    homeSections: [{ id: 'section', title: __('Mishap', 'acme'), component: Mishap }],
  }),
);
