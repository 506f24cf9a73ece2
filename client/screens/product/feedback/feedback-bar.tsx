import { useRef, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Fill } from '@admin/extensions';
import type { FormKey } from '@admin/store-product';
import { Button, Pill, useHeightProperty } from '@admin/ui';
import { FeedbackDialog } from './feedback-dialog';
import { GoodbyeDialog } from './goodbye-dialog';
import { useFeedbackOption } from './use-feedback-option';
import { useDisableEditor } from './use-disable-editor';
import './feedback-bar.css';

/** Asks for feedback on this form, at the bottom of the page. */
export function FeedbackBar({ formKey }: { formKey: FormKey }) {
  const { isAsked, hide } = useFeedbackOption();
  const turnOff = useDisableEditor();
  const [open, setOpen] = useState<'feedback' | 'goodbye' | undefined>();
  return (
    <>
      {isAsked && (
        <Fill name="woocommerce_footer_item">
          <Bar>
            <Pill>{__('BETA', 'store-admin')}</Pill>
            <p>
              {__(
                "You're using the new product editor (currently in development). How is your experience so far?",
                'store-admin',
              )}
            </p>
            <Button onClick={() => setOpen('feedback')}>{__('Share feedback', 'store-admin')}</Button>
            <Button
              variant="tertiary"
              onClick={() => {
                setOpen('goodbye');
                void hide();
                void turnOff();
              }}
            >
              {__('Turn it off', 'store-admin')}
            </Button>
            <Button
              variant="tertiary"
              icon="close"
              aria-label={__('Remove share feedback', 'store-admin')}
              onClick={() => void hide()}
            />
          </Bar>
        </Fill>
      )}
      {open === 'feedback' && <FeedbackDialog onClose={() => setOpen(undefined)} />}
      {open === 'goodbye' && <GoodbyeDialog formKey={formKey} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** Notices and the footer are above it. */
function Bar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useHeightProperty(bar, '--sa-content-end');
  return (
    <section
      ref={bar}
      className="sa-product-feedback"
      aria-label={__('Feedback on the product editor', 'store-admin')}
    >
      {children}
    </section>
  );
}
