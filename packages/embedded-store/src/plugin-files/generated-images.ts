import type { Hono } from 'hono';

const FOLDER = '/wp-content/plugins/woocommerce/assets/images/';
const DAY = 86_400; // seconds

/** Banners are for the top of a card, tiles for next to a name. */
const SIZES = { tile: [72, 72], banner: [320, 180] } as const;

type Shape = keyof typeof SIZES;

/**
 * The URL of a generated image for a name. The store draws it itself because it has no license for the logos of the
 * services it lists.
 */
export function getGeneratedImageUrl(siteUrl: string, name: string, shape: Shape = 'tile'): string {
  return `${siteUrl}${FOLDER}${shape}/${toSlug(name)}.svg`;
}

export function mountGeneratedImages(app: Hono): void {
  app.get(`${FOLDER}:shape{tile|banner}/:file{[a-z0-9-]+\\.svg}`, (c) => {
    const shape = c.req.param('shape') === 'banner' ? 'banner' : 'tile';
    const name = c.req.param('file').replace(/\.svg$/, '');
    return c.body(draw(name, shape), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': `public, max-age=${DAY}`,
    });
  });
}

/** Initials on a color derived from the name. Only letters and digits get into the image. */
function draw(name: string, shape: Shape): string {
  const [width, height] = SIZES[shape];
  const initials = name
    .split('-')
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
  const hue = Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 360, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" rx="12" fill="hsl(${hue} 45% 38%)"/>
<circle cx="${width}" cy="0" r="${height * 0.7}" fill="hsl(${hue} 45% 46%)"/>
<text x="50%" y="50%" dy=".36em" text-anchor="middle" font-family="sans-serif" font-size="28" font-weight="600" fill="#fff">${initials}</text>
</svg>`;
}

function toSlug(name: string): string {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return slug.replace(/^-/, '').replace(/-$/, '');
}
