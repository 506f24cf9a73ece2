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
    background: #fff;
    color: #1d2327;
    font: 16px/1.6 ${SYSTEM_FONTS};
    overflow-wrap: anywhere;
  }

  a {
    color: #2271b1;
  }

  .shop-header {
    padding: 20px max(16px, 50vw - 520px);
    border-block-end: 1px solid #e0e0e0;
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
    background: #f0f6fc;
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
    background: #f0f0f1;
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
    color: #646970;
  }

  .price ins {
    text-decoration: none;
  }

  .stock {
    color: #50575e;
    font-size: 14px;
  }

  .shop-variations {
    display: grid;
    grid-template-columns: 1fr auto auto;
    column-gap: 16px;
    margin: 16px 0 24px;
    padding: 0;
    border: 1px solid #dcdcde;
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
    border-block-start: 1px solid #dcdcde;
  }

  .shop-variations [aria-current] {
    background: #f0f6fc;
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
    color: #50575e;
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
