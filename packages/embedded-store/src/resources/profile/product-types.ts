interface ProductType {
  label: string;
  /** Ticked to begin with. */
  default?: boolean;
  /** Number of the extension in the marketplace, for kinds that need one. */
  product?: number;
}

/** Kinds of products a shop may want to sell (contract, section 6.3). */
export const PRODUCT_TYPES: Readonly<Record<string, ProductType>> = {
  physical: { label: 'Physical products', default: true },
  downloads: { label: 'Downloads' },
  subscriptions: { label: 'Subscriptions' },
  memberships: { label: 'Memberships', product: 958589 },
  bookings: { label: 'Bookings', product: 390890 },
  'product-bundles': { label: 'Bundles', product: 18716 },
  'product-add-ons': { label: 'Customizable products', product: 18618 },
};
