import { useRef, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { FORM_ERROR, SaveForm, type SaveFormProps } from '@admin/forms';
import { Button } from '@admin/ui';

interface QuestionProps<Values> extends Pick<
  SaveFormProps<Values>,
  'draft' | 'initialValues' | 'validate' | 'save' | 'explain' | 'onSaved' | 'submitLabel' | 'children'
> {
  /** Draft name, from the wizard and the step. */
  draft: string;
  onBack?: (() => void) | undefined;
  /** Further buttons. */
  actions?: ReactNode;
}

/** A form of the first run. Input is saved as a draft, so leaving the page needs no confirmation. */
export function Question<Values extends object>({ onBack, actions, ...form }: QuestionProps<Values>) {
  return (
    <SaveForm<Values>
      {...form}
      mayLeave={always}
      actions={
        <>
          {actions}
          {onBack && (
            <Button variant="tertiary" onClick={onBack}>
              {__('Back', 'store-admin')}
            </Button>
          )}
        </>
      }
    />
  );
}

const always = () => true;

/** Returns the form error of a failed save, with the server's reason. */
export const toFormError = (message: string) => (error: unknown) => ({
  [FORM_ERROR]: error instanceof Error ? `${message}: ${error.message}` : message,
});

/** For forms with two submit buttons: tells which one was clicked. Enter counts as the first. */
export function useSecondButton() {
  const isNext = useRef(false);
  return {
    /** For the second button, which must have the type `submit`. */
    onClick: () => {
      isNext.current = true;
    },
    /** Returns whether the second button was clicked, and resets that. */
    take() {
      const wasPressed = isNext.current;
      isNext.current = false;
      return wasPressed;
    },
  };
}
