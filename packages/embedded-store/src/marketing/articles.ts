import articles from './articles.data.json';

/** Something worth reading, by what it is about. */
export interface Article {
  title: string;
  link: string;
  topic: 'marketing' | 'coupons';
  /** Day on which it was published. */
  date: string;
}

/** Newest first, as the platform's feed has them. */
const ARTICLES = articles as readonly Article[];

/** About that topic, `marketing` where there is no such topic, at most as many as the feed hands out. */
export function findArticles(topic: string): Article[] {
  const known = ARTICLES.some((article) => article.topic === topic) ? topic : 'marketing';
  return ARTICLES.filter((article) => article.topic === known).slice(0, MOST_ARTICLES);
}

const MOST_ARTICLES = 8;
