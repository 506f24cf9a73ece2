import articles from './articles.data.json';

/** An article about a topic. */
export interface Article {
  title: string;
  link: string;
  topic: 'marketing' | 'coupons';
  /** The date of publication. */
  date: string;
}

/** Newest first, as in WooCommerce's feed. */
const ARTICLES = articles as readonly Article[];

/** Articles about a topic, or about `marketing` if the topic is unknown; at most as many as the feed returns. */
export function findArticles(topic: string): Article[] {
  const category = ARTICLES.some((article) => article.topic === topic) ? topic : 'marketing';
  return ARTICLES.filter((article) => article.topic === category).slice(0, MAX_ARTICLES);
}

const MAX_ARTICLES = 8;
