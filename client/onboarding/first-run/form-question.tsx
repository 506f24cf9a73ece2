import { useRef, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { FORM_ERROR, SaveForm, type SaveFormProps } from '@admin/forms';
import { Button } from '@admin/ui';

interface QuestionProps<Values> extends Pick<
  SaveFormProps<Values>,
  'draft' | 'initialValues' | 'validate' | 'save' | 'explain' | 'onSaved' | 'submitLabel' | 'children'
> {
  /** Names guide and step. */
  draft: string;
  onBack?: (() => void) | undefined;
  /** Further buttons. */
  actions?: ReactNode;
}

/** A question of the first run. What is typed is kept, so it may be left at any time without being asked. */
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
              {__('Back', 'woocommerce')}
            </Button>
          )}
        </>
      }
    />
  );
}

const always = () => true;

/** What a save says that failed as a whole, with the reason of the server. */
export const toFormError = (message: string) => (error: unknown) => ({
  [FORM_ERROR]: error instanceof Error ? `${message}: ${error.message}` : message,
});

/**
 * For forms with two buttons that both save: which of them was pressed. Enter counts as the first.
 */
export function useSecondButton() {
  const isNext = useRef(false);
  return {
    /** For the second button, which has to be of type `submit`. */
    onClick: () => {
      isNext.current = true;
    },
    /** Whether the second was pressed; whoever asks begins again. */
    take() {
      const wasPressed = isNext.current;
      isNext.current = false;
      return wasPressed;
    },
  };
}
