import type { StorefrontProduct, StorefrontVariation } from '../../catalog';
import type { Html } from '../../html/html';
import { html, NOTHING, raw } from '../../html/html';
import { __ } from '../../i18n';

type Image = StorefrontProduct['images'][number];

/**
 * The product page's content. Attributes selected in the URL (`attribute_pa_size=large`) are marked, with the image
 * of the matching variation.
 * @param chosen the query of the address.
 */
export function productMarkup(product: StorefrontProduct, chosen: URLSearchParams): Html {
  const variation = product.variations.find((each) => isChosen(each, chosen));
  const first = variation?.image;
  const others = product.images.filter(({ src }) => src !== first?.src);
  const images = first ? [first, ...others] : others;
  return html`<article class="shop-product">
    ${gallery(images)}
    <div class="shop-summary">
      <h1>${product.name}</h1>
      ${line('price', variation?.priceHtml || product.priceHtml)} ${markup('shop-short', product.summaryHtml)}
      <p class="stock">${variation?.stock ?? product.stock}</p>
      ${variations(product.variations, variation)} ${facts(product)}
    </div>
    ${description(variation?.descriptionHtml || product.descriptionHtml)}
  </article>`;
}

/** An attribute that a variation leaves open matches any selected value. */
function isChosen({ chosen }: StorefrontVariation, query: URLSearchParams): boolean {
  const requested = [...chosen].map(([name, option]) => [query.get(`attribute_${name}`), option] as const);
  const isAnyRequested = requested.some(([value]) => value !== null);
  return isAnyRequested && requested.every(([value, option]) => option === '' || option === value);
}

function gallery(images: readonly Image[]): Html {
  if (images.length === 0) return html`<div class="shop-gallery is-empty" aria-hidden="true"></div>`;
  return html`<div class="shop-gallery">${images.map(productImage)}</div>`;
}

function productImage({ src, alt, width, height }: Image): Html {
  const size = width === null || height === null ? NOTHING : html`width="${width}" height="${height}"`;
  return html`<img src="${src}" alt="${alt}" ${size} />`;
}

function variations(all: readonly StorefrontVariation[], current: StorefrontVariation | undefined): Html {
  if (all.length === 0) return NOTHING;
  return html`<ul class="shop-variations" aria-label="${__('Options', 'store-admin')}">
    ${all.map(
      (each) =>
        html`<li ${each === current ? html`aria-current="true"` : NOTHING}>
          <span>${each.name}</span> <span class="price">${raw(each.priceHtml)}</span>
          <span class="stock">${each.stock}</span>
        </li>`,
    )}
  </ul>`;
}

function facts({ sku, categories, attributes }: StorefrontProduct): Html {
  const rows = [
    [__('SKU', 'store-admin'), sku],
    [__('Categories', 'store-admin'), categories.join(', ')],
    ...attributes.map(({ name, options }) => [name, options.join(', ')]),
  ].filter(([, value]) => value !== '');
  return html`<dl class="shop-facts">
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function description(clean: string): Html {
  if (clean === '') return NOTHING;
  return html`<section class="shop-description">
    <h2>${__('Description', 'store-admin')}</h2>
    ${raw(clean)}
  </section>`;
}

function line(name: string, clean: string): Html {
  return clean === '' ? NOTHING : html`<p class="${name}">${raw(clean)}</p>`;
}

function markup(name: string, clean: string): Html {
  return clean === '' ? NOTHING : html`<div class="${name}">${raw(clean)}</div>`;
}
