import { InlineNotice } from '@admin/ui';
import { AttributeList, useAttributesField } from '../../attributes';
import '../../product-fields.css';

/** The product's attributes, including those used for variations. */
export function Attributes() {
  const { attributes, change, error, isReadOnly, mayVary } = useAttributesField();
  return (
    <div className="sa-product-fields">
      {error && <InlineNotice status="error">{error}</InlineNotice>}
      <AttributeList
        kind="attribute"
        attributes={attributes}
        onChange={change}
        mayVary={mayVary}
        disabled={isReadOnly}
      />
    </div>
  );
}
