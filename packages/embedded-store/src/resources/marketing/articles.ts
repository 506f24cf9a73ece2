/** Something worth reading, by what it is about. */
export interface Article {
  title: string;
  link: string;
  topic: 'marketing' | 'coupons';
  /** Day on which it was published. */
  date: string;
}

const DOCS = 'https://woocommerce.com/document';

/** Newest first, as the platform's feed has them. */
export const ARTICLES: readonly Article[] = [
  {
    title: 'Find out where customers come from',
    link: `${DOCS}/order-attribution-tracking/`,
    topic: 'marketing',
    date: '2025-11-04',
  },
  {
    title: 'List products with Google',
    link: `${DOCS}/google-for-woocommerce/`,
    topic: 'marketing',
    date: '2025-09-18',
  },
  {
    title: 'Write letters that are read',
    link: `${DOCS}/mailpoet/`,
    topic: 'marketing',
    date: '2025-08-02',
  },
  {
    title: 'Show products to people who look for ideas',
    link: `${DOCS}/pinterest-for-woocommerce/`,
    topic: 'marketing',
    date: '2025-06-27',
  },
  {
    title: 'Sell where people watch videos',
    link: `${DOCS}/tiktok-for-woocommerce/`,
    topic: 'marketing',
    date: '2025-05-15',
  },
  {
    title: 'Coupons from the first to the last setting',
    link: `${DOCS}/coupon-management/`,
    topic: 'coupons',
    date: '2025-04-09',
  },
  {
    title: 'What a discount may be combined with',
    link: `${DOCS}/coupon-management/#usage-restriction`,
    topic: 'coupons',
    date: '2025-03-21',
  },
];

/** About that topic, `marketing` where there is no such topic, at most as many as the feed hands out. */
export function findArticles(topic: string): Article[] {
  const known = ARTICLES.some((article) => article.topic === topic) ? topic : 'marketing';
  return ARTICLES.filter((article) => article.topic === known).slice(0, MOST_ARTICLES);
}

const MOST_ARTICLES = 8;
