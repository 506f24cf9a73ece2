import { useState, type FormEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { productsStore, type Product } from '@admin/store-products';
import { Button, TextField, VisuallyHidden } from '@admin/ui';
import './stock-editor.css';

/** Inline editor for a product's stock quantity. */
export function StockEditor({ product }: { product: Product }) {
  const save = useStockUpdate(product);
  // The typed text; it stays if saving fails.
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  if (product.stockQuantity === null) return null;

  const shown = draft ?? String(product.stockQuantity);
  const type = (text: string) => {
    setDraft(text);
    setError(undefined);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const quantity = readQuantity(shown);
    if (quantity === undefined) return setError(__('Please enter a whole number', 'store-admin'));
    if (quantity === product.stockQuantity) return setDraft(undefined);
    const wasSaved = await save(quantity);
    // Unless the user has typed something else meanwhile.
    if (wasSaved) setDraft((present) => (present === shown ? undefined : present));
  }

  const isChanged = draft !== undefined && draft.trim() !== String(product.stockQuantity);
  return (
    <form className="sa-stock-editor" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        className="sa-stock-editor__field"
        label={
          <VisuallyHidden>
            {sprintf(
              /* translators: %s: name of a product */
              __('Quantity of %s', 'store-admin'),
              product.name,
            )}
          </VisuallyHidden>
        }
        inputMode="numeric"
        suffix={__('in stock', 'store-admin')}
        value={shown}
        onChange={type}
        error={error}
      />
      <Button
        type="submit"
        // Not `disabled`, which would remove the focus from the button that was just pressed.
        aria-disabled={!isChanged}
        aria-label={sprintf(
          /* translators: %s: name of a product */
          __('Save the quantity of %s', 'store-admin'),
          product.name,
        )}
      >
        {__('Save', 'store-admin')}
      </Button>
    </form>
  );
}

/** Parses a quantity: a whole number from 0 on, `undefined` for anything else. */
function readQuantity(text: string): number | undefined {
  const trimmed = text.trim();
  return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** Saves a quantity and offers to undo it; resolves with whether it was saved. */
function useStockUpdate({ id, name }: Product) {
  const { updateStock } = useDispatch(productsStore);
  const report = usePromiseNotice();
  // All notices about a product share one id, however often it is changed.
  const place = { id: `stock-of-${id}` };

  const restore = (quantity: number) =>
    void report(updateStock(id, quantity), {
      ...place,
      failed: sprintf(
        /* translators: %s: name of a product */
        __('There was a problem restoring the quantity of %s', 'store-admin'),
        name,
      ),
    });

  return (quantity: number): Promise<boolean> =>
    report(updateStock(id, quantity), {
      ...place,
      done: sprintf(
        /* translators: %s: name of a product */
        __('Quantity of %s saved', 'store-admin'),
        name,
      ),
      undo: ({ stockQuantity }) => restore(stockQuantity),
      failed: sprintf(
        /* translators: %s: name of a product */
        __('There was a problem saving the quantity of %s', 'store-admin'),
        name,
      ),
    });
}
