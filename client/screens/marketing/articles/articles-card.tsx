import { useId, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Card } from '@admin/ui';
import { Articles } from './articles';

/** Educational articles, loaded from the server's feed on request. */
export function ArticlesCard() {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <Card
      title={__('Learn about marketing a store', 'store-admin')}
      actions={
        <Button
          variant="tertiary"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? __('Hide', 'store-admin') : __('Show', 'store-admin')}
        </Button>
      }
    >
      {isOpen && (
        <div id={contentId}>
          <Articles />
        </div>
      )}
    </Card>
  );
}
