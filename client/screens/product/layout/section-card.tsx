import { Card } from '@admin/ui';
import { getMessages, useFormKey } from '../form';
import { ClassicSlot, ContributedFields, HostFields, type PlacedSection } from '../extend';
// Styles of the fields in all sections; builds remove the index of the controls.
import '../controls/controls.css';
import '../product-fields.css';

/** A section with its heading, its fields, and those that plugins add. */
export function SectionCard({ section }: { section: PlacedSection }) {
  const { id, tab, title, description, content: Content } = section;
  return (
    <Card title={getMessages(useFormKey()).sections[id] ?? title} className="sa-product-section">
      {description && <div className="sa-product-section__description">{description}</div>}
      <Content />
      <HostFields section={id} />
      <ContributedFields section={id} />
      <ClassicSlot name={`woocommerce_product_field_tab/${tab}/${id}`} />
    </Card>
  );
}
