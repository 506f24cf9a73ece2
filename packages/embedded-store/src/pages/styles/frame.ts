import { css, SYSTEM_FONTS } from './css';

/** Only icons, and every list flies out: by choice, or where the window is narrow. */
const folded = (body: string) => css`
  ${body} {
    --frame-menu: 36px;
  }

  ${body} #adminmenu .wp-menu-name {
    display: none;
  }

  ${body} #adminmenu .wp-submenu {
    position: absolute;
    z-index: 9999;
    inset-block-start: 0;
    inset-inline-start: 100%;
    inline-size: max-content;
    min-inline-size: 160px;
    max-inline-size: 260px;
    padding-block-start: 0;
    box-shadow: var(--frame-shadow-popup);
    visibility: hidden;
  }

  ${body} #adminmenu li.menu-top:is(:hover, :focus-within) > .wp-submenu {
    visibility: visible;
  }

  .has-no-flyouts.has-no-flyouts ${body} #adminmenu li.menu-top > .wp-submenu {
    visibility: hidden;
  }

  ${body} #adminmenu .wp-submenu-head {
    display: block;
    background: var(--frame-menu-ground);
  }

  ${body} #collapse-button .frame-icon {
    transform: scaleX(-1);
  }

  [dir='rtl'] ${body} #collapse-button .frame-icon {
    transform: none;
  }
`;

/** The frame around every administration page: bar, menu, content, foot. Sizes are the platform's. */
export const frameStyles = css`
  :root {
    --frame-bar: 32px;
    --frame-menu: 160px;
    --frame-header: 60px;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    --wp-admin--admin-bar--height: var(--frame-bar);
    background: var(--frame-canvas);
    scroll-padding-block-start: 100px;
  }

  body {
    margin: 0;
    min-inline-size: 320px;
    color: var(--frame-text);
    font: 13px/1.4 ${SYSTEM_FONTS};
  }

  a {
    color: var(--frame-accent);
  }

  a:hover {
    color: var(--frame-accent-strong);
  }

  :focus-visible {
    outline: 2px solid var(--frame-accent);
    outline-offset: 1px;
  }

  h1,
  h2,
  h3 {
    color: var(--frame-ink);
  }

  p {
    font-size: 13px;
    line-height: 1.5;
    margin: 1em 0;
  }

  code {
    background: var(--frame-code);
    padding: 2px 4px;
    font-size: 12px;
  }

  .screen-reader-text {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    border: 0;
  }

  .skip-link:focus {
    z-index: 100001;
    inset-block-start: 6px;
    inset-inline-start: 6px;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 10px 20px;
    clip-path: none;
    background: var(--frame-surface);
    color: var(--frame-accent);
    font-weight: 600;
    border-radius: 3px;
    box-shadow: var(--frame-shadow-popup);
  }

  .frame-icon {
    display: block;
    inline-size: 20px;
    block-size: 20px;
    fill: currentcolor;
  }

  /* Bar */

  #wpadminbar {
    position: fixed;
    z-index: 99999;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: var(--frame-bar);
    display: flex;
    justify-content: space-between;
    background: var(--frame-menu-ground);
    color: var(--frame-on-menu);
    font-size: 13px;
  }

  #wpadminbar ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }

  #wpadminbar .ab-top-menu {
    display: flex;
    min-inline-size: 0;
  }

  #wpadminbar .ab-top-menu > li {
    position: relative;
    min-inline-size: 0;
  }

  #wpadminbar .ab-item {
    display: flex;
    align-items: center;
    gap: 6px;
    inline-size: 100%;
    block-size: var(--frame-bar);
    padding: 0 10px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }

  #wpadminbar .ab-item .frame-icon {
    flex: none;
    color: var(--frame-menu-icon);
  }

  #wpadminbar .ab-label {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  #wpadminbar .ab-top-menu > li:hover > .ab-item,
  #wpadminbar .ab-top-menu > li > .ab-item[aria-expanded='true'] {
    background: var(--frame-menu-list);
    color: var(--frame-on-menu-accent);
  }

  #wpadminbar .ab-item:focus-visible {
    outline: 2px solid var(--frame-on-menu-accent);
    outline-offset: -2px;
  }

  #wpadminbar .ab-submenu {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 0;
    min-inline-size: 160px;
    max-inline-size: calc(100vw - 16px);
    padding: 6px 0;
    background: var(--frame-menu-list);
    box-shadow: var(--frame-shadow-popup);
    display: none;
  }

  #wpadminbar .ab-top-secondary .ab-submenu {
    inset-inline: auto 0;
    min-inline-size: 220px;
  }

  #wpadminbar .menupop:is(:hover, :has(:focus-visible)) > .ab-submenu,
  #wpadminbar [aria-expanded='true'] + .ab-submenu {
    display: block;
  }

  #wpadminbar .ab-submenu .ab-item {
    block-size: auto;
    padding: 6px 12px;
  }

  #wpadminbar .ab-submenu .ab-item:hover {
    color: var(--frame-on-menu-accent);
  }

  #wpadminbar .ab-who {
    padding: 6px 12px 8px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  #wpadminbar .ab-who span {
    display: block;
    color: var(--frame-on-menu-soft);
    font-size: 12px;
    font-weight: 400;
  }

  #wpadminbar .ab-avatar {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    background: var(--frame-menu-current);
    color: var(--frame-on-menu-strong);
    font-size: 11px;
    font-weight: 600;
  }

  #wp-admin-bar-menu-toggle {
    display: none;
  }

  /* Menu */

  #wpwrap {
    position: relative;
    min-block-size: 100vh;
    padding-block-start: var(--frame-bar);
  }

  #adminmenuback,
  #adminmenuwrap,
  #adminmenu {
    inline-size: var(--frame-menu);
    background: var(--frame-menu-ground);
  }

  #adminmenuback {
    position: fixed;
    z-index: 1;
    inset-block: 0;
    inset-inline-start: 0;
  }

  #adminmenuwrap {
    position: relative;
    z-index: 9990;
    float: inline-start;
  }

  /* The menu stays in sight where all of it fits, and scrolls with the page where it does not. */
  @media (min-height: 720px) {
    #adminmenuwrap {
      position: sticky;
      inset-block-start: var(--frame-bar);
    }
  }

  #adminmenu,
  #adminmenu .wp-submenu {
    list-style: none;
    margin: 0;
    padding: 0;
  }

  #adminmenu {
    padding-block: 12px;
  }

  #adminmenu a,
  #collapse-button {
    display: block;
    color: var(--frame-on-menu);
    text-decoration: none;
    line-height: 1.3;
  }

  #adminmenu a:focus-visible,
  #collapse-button:focus-visible {
    outline: 2px solid var(--frame-on-menu-accent);
    outline-offset: -2px;
  }

  #adminmenu li.menu-top {
    position: relative;
    min-block-size: 34px;
  }

  #adminmenu .starts-group {
    margin-block-start: 12px;
  }

  #adminmenu a.menu-top,
  #collapse-button {
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-block-size: 34px;
    padding: 0;
    font-size: 14px;
  }

  #adminmenu .wp-menu-image,
  #collapse-button .frame-icon {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 36px;
    color: var(--frame-menu-icon);
  }

  #collapse-button .frame-icon {
    padding-inline: 8px;
  }

  #adminmenu .wp-menu-name {
    padding: 8px 0;
    overflow-wrap: anywhere;
  }

  #adminmenu li.menu-top:hover > a,
  #adminmenu li.menu-top > a:focus-visible,
  #collapse-button:hover {
    background: var(--frame-menu-hover);
    color: var(--frame-on-menu-accent);
  }

  #adminmenu li.menu-top:hover > a .wp-menu-image,
  #collapse-button:hover .frame-icon {
    color: inherit;
  }

  #adminmenu li.wp-has-current-submenu > a.menu-top,
  #adminmenu li.current > a.menu-top {
    background: var(--frame-menu-current);
    color: var(--frame-on-menu-strong);
  }

  #adminmenu li.wp-has-current-submenu > a .wp-menu-image,
  #adminmenu li.current > a .wp-menu-image {
    color: var(--frame-on-menu-strong);
  }

  #adminmenu .wp-submenu {
    background: var(--frame-menu-list);
    padding-block: 7px 8px;
  }

  #adminmenu .wp-submenu a {
    padding: 5px 12px;
    color: var(--frame-on-menu-soft);
    font-size: 13px;
    line-height: 1.4;
  }

  #adminmenu .wp-submenu a:hover,
  #adminmenu .wp-submenu a:focus-visible {
    color: var(--frame-on-menu-accent);
  }

  #adminmenu .wp-submenu li.current a {
    color: var(--frame-on-menu-strong);
    font-weight: 600;
  }

  #adminmenu .wp-submenu-head {
    display: none;
    padding: 7px 12px 8px;
    color: var(--frame-on-menu-strong);
    font-size: 14px;
    font-weight: 400;
  }

  #adminmenu .wp-not-current-submenu > .wp-submenu {
    position: absolute;
    z-index: 9999;
    inset-block-start: 0;
    inset-inline-start: 100%;
    inline-size: max-content;
    min-inline-size: var(--frame-menu);
    max-inline-size: 260px;
    box-shadow: var(--frame-shadow-popup);
    visibility: hidden;
  }

  #adminmenu li.wp-not-current-submenu:hover > .wp-submenu,
  #adminmenu li.wp-not-current-submenu:focus-within > .wp-submenu {
    visibility: visible;
  }

  #adminmenu .awaiting-mod {
    display: inline-block;
    min-inline-size: 18px;
    margin-inline-start: 4px;
    padding: 0 5px;
    border-radius: 9px;
    background: var(--frame-menu-badge);
    color: var(--frame-on-menu-strong);
    font-size: 11px;
    font-weight: 400;
    line-height: 18px;
    text-align: center;
  }

  #collapse-menu {
    margin-block-start: 12px;
  }

  #collapse-button {
    border: 0;
    background: none;
    font: inherit;
    font-size: 13px;
    text-align: start;
    cursor: pointer;
  }

  [dir='rtl'] #collapse-button .frame-icon {
    transform: scaleX(-1);
  }

  ${folded('.folded')}

  @media (max-width: 960px) and (min-width: 783px) {
    ${folded('.auto-fold')}
  }

  .has-no-flyouts.has-no-flyouts #adminmenu li.wp-not-current-submenu > .wp-submenu,
  .has-no-flyouts #wpadminbar .menupop > .ab-submenu {
    visibility: hidden;
  }

  /* Content */

  #wpcontent {
    display: flex;
    flex-direction: column;
    min-block-size: calc(100vh - var(--frame-bar));
    margin-inline-start: var(--frame-menu);
    padding-inline-start: 20px;
  }

  #wpcontent > * {
    min-inline-size: 0;
  }

  #wpbody {
    position: relative;
    flex: 1;
  }

  #wpbody-content {
    padding-block-end: 40px;
    outline: 0;
  }

  #wpfooter {
    padding: 10px 20px 10px 0;
    color: var(--frame-soft);
  }

  #wpfooter p {
    margin: 0;
    font-size: 12px;
  }

  .wrap {
    margin: 10px 20px 0 0;
  }

  [dir='rtl'] .wrap {
    margin: 10px 0 0 20px;
  }

  .wrap > h1 {
    margin: 0;
    padding: 9px 0 4px;
    font-size: 23px;
    font-weight: 400;
    line-height: 1.3;
  }

  /* The client's header stands above the content; its place is kept from the first paint. */

  .woocommerce-page:not(.sa-has-no-header) #wpbody {
    margin-block-start: var(--frame-header);
  }

  .woocommerce_page_wc-admin .wrap {
    margin: 0;
    padding-block-start: 1px;
  }

  .woocommerce-layout__header.is-embed-loading {
    position: fixed;
    z-index: 1001;
    inset-block-start: var(--frame-bar);
    inset-inline: var(--frame-menu) 0;
    min-block-size: var(--frame-header);
    background: var(--frame-surface);
    border-block-end: 1px solid var(--frame-line-soft);
  }

  .woocommerce-layout__header.is-embed-loading > h1 {
    margin: 0;
    padding: 20px;
    color: var(--frame-ink);
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }

  /* Narrow windows: first only icons, then no menu until it is asked for. */

  @media (max-width: 960px) and (min-width: 783px) {
    .auto-fold #collapse-menu {
      display: none;
    }
  }

  @media (max-width: 600px) {
    /* The bar goes away with the page, for the window is short. */
    #wpadminbar {
      position: absolute;
    }
  }

  @media (max-width: 782px) {
    :root {
      --frame-bar: 46px;
    }

    .woocommerce-layout__header.is-embed-loading > h1 {
      padding-inline: 10px;
    }

    body,
    .folded {
      --frame-menu: 0px;
    }

    #wpadminbar .ab-item {
      padding: 0 12px;
      font-size: 15px;
    }

    #wpadminbar .ab-submenu .ab-item {
      padding: 11px 12px;
    }

    #wp-admin-bar-menu-toggle {
      display: block;
      flex: none;
    }

    /* Out of sight, but still the names of their buttons. */
    #wpadminbar .menupop > .ab-item .ab-label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
    }

    #adminmenumain {
      visibility: hidden;
      position: fixed;
      z-index: 99990;
      inset-block: var(--frame-bar) 0;
      inset-inline-start: 0;
      overflow-y: auto;
      background: var(--frame-menu-ground);
      --frame-menu: min(260px, 84vw);
    }

    .wp-responsive-open #adminmenumain {
      visibility: visible;
      box-shadow: var(--frame-shadow-popup);
    }

    #adminmenuback,
    #collapse-menu,
    #adminmenu .wp-not-current-submenu:not(.is-open) > .wp-submenu {
      display: none;
    }

    #adminmenuwrap {
      position: static;
      float: none;
    }

    #adminmenu a.menu-top {
      min-block-size: 46px;
      font-size: 16px;
    }

    #adminmenu .wp-menu-image {
      inline-size: 48px;
    }

    #adminmenu .is-open > .wp-submenu {
      display: block;
      position: static;
      inline-size: auto;
      max-inline-size: none;
      box-shadow: none;
      visibility: inherit;
    }

    #adminmenu .wp-submenu a {
      padding: 11px 16px 11px 48px;
      font-size: 15px;
    }

    [dir='rtl'] #adminmenu .wp-submenu a {
      padding: 11px 48px 11px 16px;
    }

    .folded #adminmenu .wp-menu-name {
      display: block;
    }

    .folded #adminmenu .wp-has-current-submenu > .wp-submenu {
      position: static;
      inline-size: auto;
      max-inline-size: none;
      padding-block-start: 7px;
      box-shadow: none;
      visibility: inherit;
    }

    .folded #adminmenu .wp-submenu-head {
      display: none;
    }

    #wpcontent {
      padding-inline-start: 10px;
    }

    .wrap,
    [dir='rtl'] .wrap {
      margin-inline: 0 10px;
    }
  }

  @media (forced-colors: active) {
    .frame-icon {
      fill: CanvasText;
    }

    #adminmenu .wp-submenu,
    #wpadminbar .ab-submenu {
      border: 1px solid;
    }

    #adminmenu .current > a,
    #adminmenu .wp-has-current-submenu > a {
      outline: 1px solid Highlight;
    }
  }

  @media print {
    #wpadminbar,
    #adminmenumain,
    #wpfooter {
      display: none;
    }
  }
`;
