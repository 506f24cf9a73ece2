import { __ } from '@wordpress/i18n';
import { useRegistry } from '@admin/data';
import { TokenSearch } from '@admin/filters';
import { decodeEntities } from '@admin/format';
import { taxonomiesStore, useAttributes } from '@admin/store-taxonomies';
import { normalize } from '@admin/ui';
import { isNameTaken, getAttributeKey, type AttributeKind } from './attribute-lists';
import { recordAttributeEvent } from './events';

interface AttributeName {
  /** 0 for a custom attribute of this product. */
  id: number;
  name: string;
}

interface AttributeChoiceProps {
  kind: AttributeKind;
  value: AttributeName | undefined;
  onChange: (attribute: AttributeName | undefined) => void;
  /** Attributes that can't be selected again. */
  taken: readonly AttributeName[];
}

/** Selects a shared attribute, or takes the name of a custom one. */
export function AttributeChoice({ kind, value, onChange, taken }: AttributeChoiceProps) {
  const registry = useRegistry();
  const { attributes } = useAttributes();
  const isTaken = (attribute: AttributeName) =>
    taken.some((other) => getAttributeKey(other) === getAttributeKey(attribute));

  function nameOf(wanted: number): AttributeName | undefined {
    const attribute = attributes?.find(({ id }) => id === wanted);
    return attribute && { id: attribute.id, name: attribute.name };
  }

  async function find(search: string) {
    const all = (await registry.resolveSelect(taxonomiesStore).getAttributes()) ?? [];
    return all
      .filter((attribute) => !isTaken(attribute) && normalize(attribute.name).includes(normalize(search)))
      .map(({ id, name }) => ({ key: String(id), label: name }));
  }

  /** @throws Error if the product already has an attribute with that name */
  function create(text: string) {
    if (isNameTaken(text, taken))
      throw new Error(__('This product already has an attribute with this name.', 'store-admin'));
    const shared = attributes?.find(({ name }) => isNameTaken(text, [{ name }]));
    if (shared) return [{ key: String(shared.id), label: shared.name }];
    recordAttributeEvent(kind, 'custom');
    return [{ key: getAttributeKey({ id: 0, name: text }), label: text }];
  }

  function choose([key]: readonly string[]) {
    if (key === undefined) onChange(undefined);
    else if (key.startsWith(':')) onChange({ id: 0, name: key.slice(1) });
    else onChange(nameOf(Number(key)));
  }

  return (
    <TokenSearch
      label={__('Attribute', 'store-admin')}
      placeholder={__('Search or create attribute', 'store-admin')}
      isSingle
      values={value ? [getAttributeKey(value)] : []}
      loadedOptions={value && [{ key: getAttributeKey(value), label: decodeEntities(value.name) }]}
      getOptions={find}
      onCreate={create}
      onChange={choose}
    />
  );
}
