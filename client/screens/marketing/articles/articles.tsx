import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { createDateFormat } from '@admin/format';
import { getHost } from '@admin/host';
import { useArticles, type Article } from '@admin/store-marketing';
import { Pager } from '@admin/table';
import { recordEvent } from '@admin/tracks';
import { EmptyState, ErrorState } from '@admin/ui';
import { formatCount } from '../format-attribution';
import { OfferPlaceholders } from '../offer-placeholders';

const PER_PAGE = 2;
const BLOG = 'https://woocommerce.com/blog/marketing/';

/** Articles, a few at a time, or a message if the feed can't be loaded. */
export function Articles() {
  const { articles, failure, retry } = useArticles();
  const [page, setPage] = useState(1);
  if (!articles && failure) {
    return (
      <ErrorState
        title={__('The articles could not be loaded', 'store-admin')}
        message={failure.message}
        onRetry={retry}
      />
    );
  }
  if (!articles) return <OfferPlaceholders count={PER_PAGE} />;
  if (articles.length === 0) {
    return (
      <EmptyState
        title={__('No articles right now', 'store-admin')}
        message={__(
          'Your site could not connect to the blog, or no articles are published yet.',
          'store-admin',
        )}
        actions={
          <a href={BLOG} target="_blank" rel="noreferrer">
            {__('Read the WooCommerce blog', 'store-admin')}
          </a>
        }
      />
    );
  }
  return (
    <>
      <ul className="sa-marketing-articles">
        {articles.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((article) => (
          <ArticleRow key={article.link} article={article} />
        ))}
      </ul>
      <Pager
        label={__('Articles pagination', 'store-admin')}
        page={page}
        perPage={PER_PAGE}
        total={articles.length}
        onPage={setPage}
        formatCount={formatCount}
      />
    </>
  );
}

function ArticleRow({ article: { title, link, image, author, publishedAt } }: { article: Article }) {
  const details = [
    author &&
      sprintf(
        /* translators: %s: name of an author */
        __('By %s', 'store-admin'),
        author,
      ),
    publishedAt !== null && formatDay(publishedAt),
  ].filter(Boolean);
  return (
    <li>
      <a
        className="sa-marketing-article"
        href={link}
        target="_blank"
        rel="noreferrer"
        onClick={() => recordEvent('marketing_knowledge_article', { title })}
      >
        <span className="sa-marketing-article__picture">
          {image !== '' && <img src={image} alt="" loading="lazy" width={96} height={54} />}
        </span>
        <span className="sa-marketing-article__content">
          <strong>{title}</strong>
          {details.length > 0 && <span>{details.join(' · ')}</span>}
        </span>
      </a>
    </li>
  );
}

/** The feed's dates are in its own time zone. */
function formatDay(at: number): string {
  const { dateFormat, locale } = getHost().settings;
  return createDateFormat({ timeZone: '+00:00', locale: locale.userLocale })(new Date(at), dateFormat);
}
