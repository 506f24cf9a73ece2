import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME, REPORT } from './support/urls';
import { startShop } from './support/shop';

const shop = startShop();

/**
 * The accent colors of WordPress's color schemes: before WordPress 7.0, when only the body's class set them, and since
 * then, when the host's style sheets do.
 */
const SCHEMES = {
  fresh: ['#2271b1', '#2271b1'],
  light: ['#0085ba', '#007cba'],
  modern: ['#3858e9', '#3858e9'],
  blue: ['#096484', '#437aa8'],
  coffee: ['#46403c', '#916745'],
  ectoplasm: ['#523f6d', '#646c3e'],
  midnight: ['#e14d43', '#cf4339'],
  ocean: ['#627c83', '#567958'],
  sunrise: ['#dd823b', '#ad631e'],
} as const;

/** Uses of the accent color with their backgrounds: text needs a contrast of 4.5:1. */
const PAIRS = [
  ['--sa-color-accent', '--sa-color-surface'],
  ['--sa-color-accent', '--sa-color-canvas'],
  ['--sa-color-accent', '--sa-color-surface-sunken'],
  ['--sa-color-accent', '--sa-color-accent-soft'],
  ['--sa-color-accent-strong', '--sa-color-accent-soft'],
  ['--sa-color-accent-strong', '--sa-color-surface'],
  ['--sa-color-text', '--sa-color-accent-soft'],
  ['--sa-color-text-muted', '--sa-color-accent-soft'],
  ['--sa-color-on-accent', '--sa-color-accent'],
  ['--sa-color-on-accent', '--sa-color-accent-strong'],
  ['--frame-accent', '--frame-canvas'],
  ['--frame-accent', '--frame-surface'],
  ['--frame-accent-strong', '--frame-sunken'],
  ['--frame-ink', '--frame-accent-soft'],
  ['--frame-on-accent', '--frame-accent'],
  ['--frame-on-accent', '--frame-accent-strong'],
] as const;

/** These are rendered unchanged; others are darkened slightly. */
const DARK_ENOUGH: readonly string[] = ['#2271b1', '#3858e9', '#096484', '#46403c', '#523f6d', '#646c3e'];

interface Look {
  scheme: string;
  /** Color in the host's style sheets; `''` if they have none. */
  color: string;
  isDark: boolean;
  pairs: typeof PAIRS;
}

/** Runs in the page: the rendered accent color, and the pairs with insufficient contrast. */
function measure({ scheme, color, isDark, pairs }: Look) {
  const { body, documentElement: root } = document;
  root.dataset['colorScheme'] = isDark ? 'dark' : 'light';
  body.className = body.className.replace(/\badmin-color-\w+/, `admin-color-${scheme}`);
  if (color) body.style.setProperty('--wp-admin-theme-color', color);
  // The embedded store sets the newer colors by class: `initial` removes them.
  else body.style.setProperty('--wp-admin-theme-color', 'initial');
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const probe = body.appendChild(document.createElement('i'));
  const draw = (token: string): number[] => {
    probe.style.color = `var(${token})`;
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (token: string): number => {
    const [red = 0, green = 0, blue = 0] = draw(token).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const faint = pairs
    .map(
      ([one, other]) =>
        `${scheme} ${isDark ? 'dark' : 'light'} ${one} ${other} ${contrast(one, other).toFixed(2)}`,
    )
    .filter((pair) => Number(pair.split(' ').at(-1)) < 4.5);
  const accent = `#${draw('--sa-color-accent')
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
  probe.remove();
  return { faint, accent };
}

test(
  'every WordPress color scheme has sufficient contrast in light and dark mode',
  { tag: '@embedded' },
  async () => {
    const session = await shop.openSessionAs('admin');
    await session.open(HOME);
    const faint: string[] = [];
    for (const [scheme, [older, newer]] of Object.entries(SCHEMES)) {
      for (const isDark of [false, true]) {
        for (const color of ['', newer]) {
          const found = await session.page.evaluate(measure, { scheme, color, isDark, pairs: PAIRS });
          faint.push(...found.faint);
          const accent = color || older;
          if (!isDark && DARK_ENOUGH.includes(accent)) expect(found.accent).toBe(accent);
        }
      }
    }
    expect(faint).toEqual([]);
  },
);

test(
  'applies the color scheme chosen in the profile to the menu and accent colors',
  { tag: '@embedded' },
  async () => {
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    await session.open('/wp-admin/profile.php');
    await page.getByRole('radio', { name: 'Modern' }).check();
    await page.getByRole('button', { name: 'Update profile' }).click();
    await session.open(REPORT);

    const BLUE = 'rgb(56, 88, 233)';
    const current = page.locator('#adminmenu .wp-has-current-submenu > a');
    await expect(current).toHaveCSS('background-color', BLUE);
    expect(await drawn(page, 'var(--sa-color-accent)')).toBe(await drawn(page, BLUE));
    expect(await drawn(page, 'var(--frame-accent)')).toBe(await drawn(page, BLUE));
  },
);

/** The rendered color: `oklch()` and `rgb()` differ only as text. */
const drawn = (page: Page, color: string) =>
  page.evaluate((value) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = value;
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return '';
    canvas.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].join();
  }, color);
