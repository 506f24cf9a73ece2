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
 * Renders every page of a session in one font, which the project brings, so that what is judged by its looks is judged
 * alike on machines with different fonts. It comes with the scripts of the browser's driver: pages need not allow it.
 */
export async function applyTestFont(context: BrowserContext, fontWidth: FontWidth): Promise<void> {
  await context.addInitScript(useFont, { font: FONT, width: WIDTHS[fontWidth] });
}

/** In the page, before anything is rendered. */
function useFont({ font, width }: { font: string; width: number }): void {
  const bytes = Uint8Array.from(atob(font), (letter) => letter.codePointAt(0) ?? 0);
  document.fonts.add(new FontFace('Tested', bytes, { weight: '100 900', stretch: '62% 125%' }));
  const sheet = new CSSStyleSheet();
  // Not what a host writes in a font of its own, which are the pictures of WordPress.
  sheet.replaceSync(
    `:not(.dashicons) { font-family: Tested, sans-serif !important; font-stretch: ${width}% !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
}
