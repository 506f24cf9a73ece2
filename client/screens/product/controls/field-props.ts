import type { ProductField } from '../form';
// Imported here, since every section uses this file: an index that only re-exports is removed from builds, with its
// styles.
import '../product-fields.css';
import './controls.css';

/** Props of a controlled field for a field of the product; the form finds the field by `name`. */
export const toFieldProps = <T>(name: string, { value, onChange, error, isReadOnly }: ProductField<T>) => ({
  name,
  value,
  onChange,
  error,
  disabled: isReadOnly,
});

/** The same for a checkbox. */
export const toTickProps = (name: string, { value, onChange, error, isReadOnly }: ProductField<boolean>) => ({
  name,
  checked: value,
  onChange,
  error,
  disabled: isReadOnly,
});
