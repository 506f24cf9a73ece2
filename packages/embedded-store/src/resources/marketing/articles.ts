/** Something worth reading, by what it is about. */
export interface Article {
  title: string;
  link: string;
  topic: 'marketing' | 'coupons';
}

const DOCS = 'https://woocommerce.com/document';

export const ARTICLES: readonly Article[] = [
  {
    title: 'Coupons from the first to the last setting',
    link: `${DOCS}/coupon-management/`,
    topic: 'coupons',
  },
  {
    title: 'What a discount may be combined with',
    link: `${DOCS}/coupon-management/#usage-restriction`,
    topic: 'coupons',
  },
  { title: 'List products with Google', link: `${DOCS}/google-for-woocommerce/`, topic: 'marketing' },
  { title: 'Write letters that are read', link: `${DOCS}/mailpoet/`, topic: 'marketing' },
  {
    title: 'Find out where customers come from',
    link: `${DOCS}/order-attribution-tracking/`,
    topic: 'marketing',
  },
];
