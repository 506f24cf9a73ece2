import { useId, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Html, useOverflow } from '@admin/ui';

/**
 * The text of an alert, in an area whose height doesn't depend on the text or font: the page reserves this height
 * before the alert is loaded. Longer text can be expanded with one click.
 */
export function AlertText({ title, content }: { title: string; content: string }) {
  const words = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isCut = useOverflow(words);

  return (
    <div className={`sa-store-alert__content${isOpen ? ' is-open' : ''}`}>
      <div ref={words} id={id} className="sa-store-alert__text">
        <div>
          <h2>{title}</h2>
          <Html html={content} />
        </div>
      </div>
      {(isCut || isOpen) && (
        <Button
          variant="link"
          className="sa-store-alert__more"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? __('Show less', 'store-admin') : __('Show more', 'store-admin')}
        </Button>
      )}
    </div>
  );
}
