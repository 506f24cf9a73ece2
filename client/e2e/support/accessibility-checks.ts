/*
 * Checks that axe does not have. Each function runs in the page and returns failures as a selector and a reason;
 * elements that match `frame` belong to the host and are skipped. They must not reference anything outside of their
 * body.
 */

/**
 * WCAG 2.2, 2.4.11: focuses every focusable element, forward and backward, and returns those that are entirely covered
 * by a fixed or sticky element.
 */
export function findObscuredElements(frame: string): string[] {
  const KINDS = ':is(a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex])';
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const isFocusable = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.matches(':disabled, [tabindex="-1"]') &&
    !element.closest(`[inert], ${frame}`);
  /** Some fields are rendered by their wrapper. */
  const getVisibleElement = (element: HTMLElement): HTMLElement => {
    const { clipPath, pointerEvents } = getComputedStyle(element);
    const isRendered = element.offsetWidth > 4 && clipPath === 'none' && pointerEvents !== 'none';
    return isRendered ? element : (element.closest('label') ?? element.parentElement ?? element);
  };
  const isSeen = (focused: HTMLElement) => {
    const element = getVisibleElement(focused);
    return [...element.getClientRects()].some((box) => {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
      if (left >= right || top >= bottom) return false;
      return [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const found = document.elementFromPoint(
            left + (right - left) * across,
            top + (bottom - top) * down,
          );
          return found !== null && (element.contains(found) || found.contains(element));
        }),
      );
    });
  };
  const all = [...document.querySelectorAll<HTMLElement>(KINDS)].filter(isFocusable);
  const hidden = new Set<string>();
  for (const order of [all, all.toReversed()]) {
    for (const element of order) {
      if (!isFocusable(element)) continue;
      element.focus();
      if (document.activeElement === element && !isSeen(element)) hidden.add(name(element));
    }
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  return [...hidden];
}

/** WCAG 2.2, 2.5.3: controls whose accessible name lacks their visible text. */
export function listMislabeledControls(frame: string): string[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return [...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label], [role][aria-label]')]
    .filter((control) => control.matches('a, button, [role="button"], [role^="menuitem"], [role="tab"]'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(frame))
    .filter((control) => !plain(control.getAttribute('aria-label') ?? '').includes(plain(control.innerText)))
    .map((control) => `"${control.getAttribute('aria-label')}" shows "${control.innerText}"`);
}

/** WCAG 2.2, 1.4.12: minimum spacing of letters, words, lines and paragraphs that users may set. */
export function applyTextSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Text that is partly invisible, because its container is too small and clips overflow. */
export function listClippedText(frame: string): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (parent.closest(`script, style, noscript, option, textarea, svg, ${frame}`)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (words.width < 2 || words.height < 2) continue;
    for (
      let holder: HTMLElement | null = parent;
      holder && holder !== document.body;
      holder = holder.parentElement
    ) {
      const style = getComputedStyle(holder);
      const box = holder.getBoundingClientRect();
      // A button beside the text expands it.
      if (holder.parentElement?.querySelector(':scope > [aria-expanded="false"]')) break;
      // For screen readers only.
      if (box.width <= 1 || box.height <= 1 || style.clipPath !== 'none') break;
      if (style.position === 'fixed') break;
      const cutsAcross =
        /hidden|clip/.test(style.overflowX) && (words.right > box.right + 2 || words.left < box.left - 2);
      const cutsDown =
        /hidden|clip/.test(style.overflowY) && (words.bottom > box.bottom + 4 || words.top < box.top - 4);
      if (cutsAcross || cutsDown) {
        cut.push(`${holder.className || holder.tagName}: "${text.slice(0, 50)}"`);
        break;
      }
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
    }
  }
  return [...new Set(cut)];
}

/** WCAG 2.2, 1.4.11: fields whose border and background both have a contrast below 3:1 to their background. */
export function listLowContrastFields(frame: string): string[] {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('This browser does not draw.');
  const luminanceOf = (color: string, ground: string) => {
    for (const each of [ground, color]) {
      brush.fillStyle = each;
      brush.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data]
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string, ground: string) => {
    const [darker = 0, lighter = 0] = [luminanceOf(one, ground), luminanceOf(other, ground)].toSorted(
      (a, b) => a - b,
    );
    return (lighter + 0.05) / (darker + 0.05);
  };
  const groundUnder = (element: Element | null): string => {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const FIELDS =
    'input:not([type="hidden"], [type="range"], [type="file"], [type="color"]), select, textarea, [role="combobox"], [contenteditable="true"]';
  return [...document.querySelectorAll<HTMLElement>(FIELDS)]
    .filter((field) => field.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((field) => field.getBoundingClientRect().width > 2 && !field.matches(':disabled'))
    .filter((field) => !field.closest(frame))
    .filter((field) => {
      // Native controls have their own border.
      const isNative =
        getComputedStyle(field).appearance !== 'none' && field.matches('[type="checkbox"], [type="radio"]');
      if (isNative) return false;
      // The border may belong to a wrapper of this field only.
      for (let edge: HTMLElement | null = field, up = 0; edge && up < 3; edge = edge.parentElement, up += 1) {
        // The box of a checkbox or radio button is drawn inside a larger target.
        const box = edge.matches('.is-checkbox, .is-radio') ? getComputedStyle(edge, '::before') : undefined;
        const style = box ?? getComputedStyle(edge);
        const around = groundUnder(edge.parentElement);
        const inside = box?.backgroundColor ?? groundUnder(edge);
        const width = Number.parseFloat(style.borderBlockEndWidth);
        const color = style.borderBlockEndColor;
        if (width > 0 && Math.max(contrast(color, around, around), contrast(color, inside, inside)) >= 3)
          return false;
        if (contrast(inside, around, around) >= 3) return false;
      }
      return true;
    })
    .map((field) => `${field.tagName.toLowerCase()}.${field.className} ${field.id}`);
}
