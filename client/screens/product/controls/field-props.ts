import type { ProductField } from '../form';
// Here, where every section passes: an index that is only a table of contents is left out of builds, with its styles.
import '../product-fields.css';
import './controls.css';

/** What a controlled field is given of a member; `name` is how the form finds it again. */
export const toFieldProps = <T>(name: string, { value, onChange, error, isReadOnly }: ProductField<T>) => ({
  name,
  value,
  onChange,
  error,
  disabled: isReadOnly,
});

/** The same for a box that is ticked. */
export const toTickProps = (name: string, { value, onChange, error, isReadOnly }: ProductField<boolean>) => ({
  name,
  checked: value,
  onChange,
  error,
  disabled: isReadOnly,
});
