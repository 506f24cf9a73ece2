import type { ComponentType } from 'react';
import { filterList, useFilterChanges, type ProductPlaceProps } from '@admin/extensions';
import { usePlaceProps } from './place-props';

const FIELDS = 'store_admin_product_fields';

interface ContributedField {
  id: string;
  section: string;
  Content: ComponentType<ProductPlaceProps>;
}

/** Renders a component of an extension with its documented props. */
export function Contributed({ Content }: { Content: ComponentType<ProductPlaceProps> }) {
  return <Content {...usePlaceProps()} />;
}

/** Fields that extensions add to a section. */
export function ContributedFields({ section }: { section: string }) {
  useFilterChanges(FIELDS);
  const fields = filterList(FIELDS, () => [], isField).filter((field) => field.section === section);
  return (
    <>
      {fields.map(({ id, Content }) => (
        <Contributed key={id} Content={Content} />
      ))}
    </>
  );
}

function isField(entry: unknown): entry is ContributedField {
  const { id, section, Content } = Object(entry);
  return typeof id === 'string' && typeof section === 'string' && typeof Content === 'function';
}
