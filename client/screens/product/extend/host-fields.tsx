import { useDispatch, useSelect } from '@admin/data';
import { productStore, type HostField } from '@admin/store-product';
import { Checkbox, Select, Switch, TextArea, TextField } from '@admin/ui';
import { useProduct, useProductForm } from '../form';
import { useHostForm } from './use-host-form';

/** Fields of a section that plugins define on the server. */
export function HostFields({ section }: { section: string }) {
  const { fields } = useHostForm();
  return (
    <>
      {fields
        .filter((field) => field.section === section)
        .map((field) => (
          <Described key={field.id} field={field} />
        ))}
    </>
  );
}

function Described({ field: { kind, name, label, help, placeholder, options } }: { field: HostField }) {
  const { formKey, isReadOnly, errors } = useProductForm();
  const { [name]: value } = useProduct();
  const { edit } = useDispatch(productStore);
  const refusal = useSelect((select) => select(productStore).getFieldErrors(formKey)[name], [formKey, name]);
  const shared = {
    name,
    label,
    help: help || undefined,
    error: refusal ?? errors[name],
    disabled: isReadOnly,
  };
  const change = (next: unknown) => void edit(formKey, { [name]: next }, { label, merge: name });
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (kind) {
    case 'checkbox':
    case 'toggle': {
      const Tick = kind === 'toggle' ? Switch : Checkbox;
      return <Tick {...shared} checked={value === true || value === 'yes'} onChange={change} />;
    }
    case 'select':
      return <Select {...shared} value={written} options={options} onChange={change} />;
    case 'textarea':
      return <TextArea {...shared} placeholder={placeholder} value={written} onChange={change} />;
    default:
      return (
        <TextField {...shared} type={kind} placeholder={placeholder} value={written} onChange={change} />
      );
  }
}
