import { css, SYSTEM_FONTS } from './css';

/** The page of a product in the shop: pictures beside what it is and costs, one column on a telephone. */
export const shopStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  body {
    margin: 0;
    min-inline-size: 320px;
    background: var(--frame-surface);
    color: var(--frame-ink);
    font: 16px/1.6 ${SYSTEM_FONTS};
    overflow-wrap: anywhere;
  }

  a {
    color: var(--frame-accent);
  }

  .shop-header {
    padding: 20px max(16px, 50vw - 520px);
    border-block-end: 1px solid var(--frame-line-soft);
    font-weight: 600;
  }

  .shop-header a {
    color: inherit;
    text-decoration: none;
  }

  .shop-page {
    padding: 32px max(16px, 50vw - 520px) 64px;
  }

  .shop-owner {
    margin: 0 0 24px;
    padding: 10px 16px;
    border-radius: 4px;
    background: var(--frame-accent-soft);
    font-size: 14px;
  }

  .shop-product {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
    gap: 32px 48px;
  }

  .shop-gallery {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 12px;
    align-content: start;
  }

  .shop-gallery.is-empty {
    aspect-ratio: 1;
    max-block-size: 420px;
    inline-size: 100%;
    border-radius: 8px;
    background: var(--frame-canvas);
  }

  .shop-gallery img {
    inline-size: 100%;
    block-size: auto;
    border-radius: 4px;
  }

  .shop-gallery img:first-child {
    grid-column: 1 / -1;
    border-radius: 8px;
  }

  .shop-summary h1 {
    margin: 0 0 8px;
    font-size: 32px;
    font-weight: 600;
    line-height: 1.2;
  }

  .shop-summary > .price {
    margin: 0 0 16px;
    font-size: 22px;
  }

  .price del {
    color: var(--frame-faint);
  }

  .price ins {
    text-decoration: none;
  }

  .stock {
    color: var(--frame-soft);
    font-size: 14px;
  }

  .shop-variations {
    display: grid;
    grid-template-columns: 1fr auto auto;
    column-gap: 16px;
    margin: 16px 0 24px;
    padding: 0;
    border: 1px solid var(--frame-line-soft);
    border-radius: 4px;
    list-style: none;
  }

  .shop-variations li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
    padding: 10px 16px;
  }

  .shop-variations li + li {
    border-block-start: 1px solid var(--frame-line-soft);
  }

  .shop-variations [aria-current] {
    background: var(--frame-accent-soft);
    font-weight: 600;
  }

  .shop-facts {
    margin: 24px 0 0;
    font-size: 14px;
  }

  .shop-facts div {
    display: flex;
    gap: 8px;
  }

  .shop-facts dt {
    flex: none;
    color: var(--frame-soft);
  }

  .shop-facts dd {
    margin: 0;
  }

  .shop-description {
    grid-column: 1 / -1;
    max-inline-size: 70ch;
  }

  .shop-description img {
    max-inline-size: 100%;
    block-size: auto;
  }
`;
