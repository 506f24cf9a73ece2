import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/** Width of the test font: like the narrowest or the widest of the common system fonts. */
export type FontWidth = 'narrow' | 'wide';

/**
 * Widths on the font's own axis. At 90 % its letters are as wide as those of Roboto Condensed, at 122 % as wide as the
 * bold ones of DejaVu Sans and Verdana; Segoe UI, Roboto, San Francisco and Liberation Sans lie between.
 */
const WIDTHS: Readonly<Record<FontWidth, number>> = { narrow: 90, wide: 122 }; // per cent

const FONT = readFileSync(
  require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
  'base64',
);

/**
 * Renders all pages of a session in one bundled font, so that visual checks do not depend on the machine's fonts. It is
 * injected by the browser driver, so pages need not allow it in their policy.
 */
export async function applyTestFont(context: BrowserContext, fontWidth: FontWidth): Promise<void> {
  await context.addInitScript(useFont, { font: FONT, width: WIDTHS[fontWidth] });
}

/** Runs in the page, before anything is rendered. */
function useFont({ font, width }: { font: string; width: number }): void {
  const bytes = Uint8Array.from(atob(font), (letter) => letter.codePointAt(0) ?? 0);
  document.fonts.add(new FontFace('Tested', bytes, { weight: '100 900', stretch: '62% 125%' }));
  const sheet = new CSSStyleSheet();
  // Not for icon fonts, such as those of WordPress.
  sheet.replaceSync(
    `:not(.dashicons) { font-family: Tested, sans-serif !important; font-stretch: ${width}% !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
}
