import { useMemo, type ReactNode } from 'react';
import { useDispatch, useSelect } from '@admin/data';
import { Slot, sortFillsByOrder, useFills } from '@admin/extensions';
import { FormContext, type FormContextValue } from '@admin/forms';
import { productStore } from '@admin/store-product';
import { formatList } from '../../../components/format-list';
import { getMemberLabel, useFormKey } from '../form';
import { usePlaceProps } from './place-props';

/**
 * A slot for plugins that use WooCommerce's own slot API. Fills get the product and a way to change it by their props
 * and by `useFormContext`.
 */
export function ClassicSlot({ name, arrange = sortFillsByOrder }: ClassicSlotProps) {
  // No subscription to the product if there are no fills.
  const Place = useFills(name).length > 0 ? FilledSlot : EmptySlot;
  return <Place name={name} arrange={arrange} />;
}

interface ClassicSlotProps {
  name: string;
  /** Filters and sorts the fills. */
  arrange?: (fills: ReactNode[][]) => ReactNode;
}

const EmptySlot = ({ name, arrange }: Required<ClassicSlotProps>) => <Slot name={name}>{arrange}</Slot>;

function FilledSlot({ name, arrange }: Required<ClassicSlotProps>) {
  const place = usePlaceProps();
  return (
    <ClassicForm>
      <Slot name={name} fillProps={{ ...place }}>
        {arrange}
      </Slot>
    </ClassicForm>
  );
}

/** Provides the form to descendants that call WooCommerce's `useFormContext`. */
export function ClassicForm({ children }: { children: ReactNode }) {
  const place = usePlaceProps();
  const formKey = useFormKey();
  const isDirty = useSelect((select) => select(productStore).isChanged(formKey), [formKey]);
  const { discard } = useDispatch(productStore);
  const { product, errors, isReadOnly } = place;
  // Fills are rendered again whenever the form changes, and registering a fill must not change the form.
  const form = useMemo(
    () => toForm(place, isDirty, () => void discard(formKey)),
    // oxlint-disable-next-line react/exhaustive-deps -- of the same form, the functions do the same
    [formKey, product, errors, isReadOnly, isDirty],
  );
  return <FormContext.Provider value={form}>{children}</FormContext.Provider>;
}

/** Returns the form in the format of WooCommerce's `useFormContext`. Its errors come from the rules of this form. */
function toForm(
  { product, errors, edit }: ReturnType<typeof usePlaceProps>,
  isDirty: boolean,
  discard: () => void,
): FormContextValue {
  const setValue = (name: string, value: unknown) => edit({ [name]: value }, getMemberLabel(name));
  const getInputProps = (name: string) => ({
    name,
    value: product[name] as never,
    checked: Boolean(product[name]),
    selected: product[name] as never,
    onChange: (value: unknown) => setValue(name, value),
    onBlur() {},
    className: errors[name] === undefined ? undefined : 'has-error',
    help: errors[name],
  });
  return {
    values: product,
    errors,
    touched: {},
    isDirty,
    isValidForm: Object.keys(errors).length === 0,
    setValue,
    setValues: (values) => edit(values, formatList(Object.keys(values).map(getMemberLabel))),
    setTouched() {},
    setErrors() {},
    getInputProps,
    getCheckboxControlProps: getInputProps,
    getSelectControlProps: getInputProps,
    // Only the form's own buttons save.
    handleSubmit: () => Promise.resolve(),
    resetForm: discard,
  };
}
