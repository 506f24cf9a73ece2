import { useState, type FormEvent } from 'react';
import { useDispatch, useSelect } from '@admin/data';
import { Button, Card, ErrorState, PlaceholderCard, TextField } from '@admin/ui';
import { __, _n, sprintf } from '@wordpress/i18n';
import { suppliersStore } from './suppliers-store';

export function Suppliers() {
  const { suppliers, failure } = useSelect((select, resolution) => ({
    suppliers: select(suppliersStore).getSuppliers(),
    ...resolution(suppliersStore).getSuppliers(),
  }));
  if (failure)
    return <ErrorState title={__('Suppliers could not be read', 'acme')} message={failure.message} />;
  if (!suppliers) return <PlaceholderCard rows={3} />;
  return (
    <Card title={__('Suppliers', 'acme')} footer={<AddSupplier />}>
      <ul>
        {suppliers.map(({ id, name, products }) => (
          <li key={id}>
            {name}, {/* translators: %d: number of products */}
            {sprintf(_n('%d product', '%d products', products, 'acme'), products)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AddSupplier() {
  const { addSupplier } = useDispatch(suppliersStore);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await addSupplier(name);
      setName('');
      setError(undefined);
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause));
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextField label={__('New supplier', 'acme')} value={name} onChange={setName} error={error} required />
      <Button variant="primary" type="submit">
        {__('Add supplier', 'acme')}
      </Button>
    </form>
  );
}
