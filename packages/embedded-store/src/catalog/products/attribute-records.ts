import type { ChosenAttribute, ProductAttribute, StoredProduct } from './product';
import type { ProductContext } from './product-context';

export function isProductAttribute(
  attribute: ProductAttribute | ChosenAttribute,
): attribute is ProductAttribute {
  return 'options' in attribute;
}

/**
 * The attributes of a product. Values of global attributes come from its terms; deleted global attributes are left out.
 */
export function toAttributeRecords(around: ProductContext, product: StoredProduct): ProductAttribute[] {
  const terms = around.terms.get(product.id) ?? [];
  return product.attributes.filter(isProductAttribute).flatMap((attribute) => {
    const shared = around.attributes.get(attribute.id);
    if (!shared) return attribute.id > 0 ? [] : [attribute];
    const options = terms.filter(({ taxonomy }) => taxonomy === shared.slug).map(({ name }) => name);
    return [{ ...attribute, name: shared.name, options }];
  });
}

/** The chosen attribute values of a variation, with their display names. */
export function toChoiceRecords(
  around: ProductContext,
  chosen: readonly (ProductAttribute | ChosenAttribute)[],
): ChosenAttribute[] {
  return chosen.flatMap((each) => {
    if (isProductAttribute(each) || each.option === '') return [];
    const shared = around.attributes.get(each.id);
    if (!shared) return each.id > 0 ? [] : [each];
    const option = around.valueNames.get(`${shared.slug}/${each.option}`) ?? each.option;
    return [{ id: each.id, name: shared.name, option }];
  });
}
