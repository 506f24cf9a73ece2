import { useId, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Html, useOverflow } from '@admin/ui';

/**
 * What an alert says, in a place whose height does not depend on how long it is or how wide its letters are: the page
 * below keeps room for it before it is known. What does not fit is one press away.
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
          {isOpen ? __('Show less', 'woocommerce') : __('Show more', 'woocommerce')}
        </Button>
      )}
    </div>
  );
}
