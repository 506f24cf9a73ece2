import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import type { ProductTerm } from '@admin/store-product';
import { getTermProblem, taxonomiesStore, type Term } from '@admin/store-taxonomies';
import { recordEvent } from '@admin/tracks';
import { Button, TextArea, TextField } from '@admin/ui';
import { FormDialog } from '../dialogs/form-dialog';
import { suggestClass } from './suggest-class';

interface NewShippingClassDialogProps {
  /** Existing classes. */
  classes: readonly Term[];
  categories: readonly ProductTerm[];
  /** Called with the new class, or an existing one with the same name. */
  onChosen: (term: Term) => void;
  onClose: () => void;
}

/** Creates a shipping class. Shows the server's error and keeps the input. */
export function NewShippingClassDialog(props: NewShippingClassDialogProps) {
  const { classes, categories, onChosen, onClose } = props;
  const { createTerm } = useDispatch(taxonomiesStore);
  const [values, setValues] = useState(() => ({ ...suggestClass(categories, classes), description: '' }));
  const [nameError, setNameError] = useState<string>();
  const [duplicate, setTwin] = useState<Term>();
  const change = (patch: Partial<typeof values>) => {
    setNameError(undefined);
    setTwin(undefined);
    setValues({ ...values, ...patch });
  };
  const take = (term: Term) => {
    onChosen(term);
    onClose();
  };

  async function create(): Promise<void | false> {
    const name = values.name.trim();
    if (name === '') {
      setNameError(__('The shipping class name is required.', 'store-admin'));
      return false;
    }
    recordEvent('product_new_shipping_class_modal_add_button_click', {});
    try {
      onChosen(await createTerm('shipping_classes', { ...values, name, slug: values.slug.trim() }));
    } catch (error) {
      const problem = getTermProblem(error);
      setTwin(classes.find(({ id }) => id === problem.id));
      throw error;
    }
  }

  return (
    <FormDialog
      title={__('New shipping class', 'store-admin')}
      submitLabel={__('Add', 'store-admin')}
      onSubmit={create}
      onClose={onClose}
      explain={(error) => (
        <>
          {explain(error)}{' '}
          {duplicate && (
            <Button variant="link" onClick={() => take(duplicate)}>
              {__('Use existing', 'store-admin')}
            </Button>
          )}
        </>
      )}
    >
      <TextField
        label={__('Name', 'store-admin')}
        placeholder={__('e.g. Fragile products', 'store-admin')}
        value={values.name}
        onChange={(name) => change({ name })}
        error={nameError}
        required
      />
      <TextField
        label={__('Slug', 'store-admin')}
        value={values.slug}
        onChange={(slug) => change({ slug })}
      />
      <TextArea
        label={__('Description', 'store-admin')}
        help={__(
          'Describe how you and other store administrators can use this shipping class.',
          'store-admin',
        )}
        value={values.description}
        onChange={(description) => change({ description })}
      />
    </FormDialog>
  );
}

function explain(error: unknown): string {
  const { kind, message } = getTermProblem(error);
  if (kind === 'exists') return __('A shipping class with that slug already exists.', 'store-admin');
  if (kind === 'refused') return message;
  return __('We couldn’t add this shipping class. Try again in a few seconds.', 'store-admin');
}
