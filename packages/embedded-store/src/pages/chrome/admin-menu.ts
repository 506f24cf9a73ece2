import { ADMIN_PATH } from '../shared/addresses';
import type { Html } from '../../html/html';
import { html, NOTHING } from '../../html/html';
import { icon } from './icons';
import { findCurrent } from './menu';
import type { MenuBadge, MenuItem, MenuSection } from './menu';
import { __ } from '../../i18n';

/** The side menu, with the current page's entry marked as on the platform. */
export function adminMenu(menu: readonly MenuSection[], url: URL, isFolded: boolean): Html {
  const current = findCurrent(menu, url);
  return html`<nav id="adminmenumain" aria-label="${__('Main menu', 'store-admin')}">
    <div id="adminmenuback"></div>
    <div id="adminmenuwrap">
      <ul id="adminmenu">
        ${menu.map((section) => menuSection(section, section === current?.section, current?.item))}
        <li id="collapse-menu">
          <button
            type="button"
            id="collapse-button"
            aria-expanded="${isFolded ? 'false' : 'true'}"
            aria-controls="adminmenu"
          >
            ${icon('collapse')}<span class="wp-menu-name">${__('Collapse menu', 'store-admin')}</span>
          </button>
        </li>
      </ul>
    </div>
  </nav>`;
}

function menuSection(section: MenuSection, isCurrent: boolean, current: MenuItem | undefined): Html {
  const hasItems = section.items.length > 0;
  const open = hasItems ? 'wp-has-current-submenu wp-menu-open' : 'current';
  const state = isCurrent ? open : 'wp-not-current-submenu';
  const className = `menu-top ${hasItems ? 'wp-has-submenu ' : ''}${state}`;
  return html`<li class="${className}${section.startsGroup ? ' starts-group' : ''}" id="${section.id}">
    <a
      href="${ADMIN_PATH}${section.href}"
      class="${className}"
      ${isCurrent && !hasItems ? html`aria-current="page"` : NOTHING}
    >
      <span class="wp-menu-image">${icon(section.icon)}</span
      ><span class="wp-menu-name">${section.label}${badge(section.badge)}</span>
    </a>
    ${hasItems ? subMenu(section, current) : NOTHING}
  </li>`;
}

function subMenu({ label, items }: MenuSection, current: MenuItem | undefined): Html {
  return html`<ul class="wp-submenu wp-submenu-wrap">
    <li class="wp-submenu-head" aria-hidden="true">${label}</li>
    ${items.map((item, index) => {
      const first = index === 0 ? 'wp-first-item' : '';
      const className = item === current ? `${first} current`.trim() : first;
      return html`<li class="${className}">
        <a
          href="${ADMIN_PATH}${item.href}"
          class="${className}"
          ${item === current ? html`aria-current="page"` : NOTHING}
          >${item.label}${badge(item.badge)}</a
        >
      </li>`;
    })}
  </ul>`;
}

/** No badge at zero: the client also removes it when the last task is done. */
function badge(counter: MenuBadge | undefined): Html {
  if (!counter || counter.count <= 0) return NOTHING;
  const { count, className, innerClass, label } = counter;
  const classes = ['awaiting-mod', className, `count-${count}`].filter(Boolean).join(' ');
  const text = innerClass ? html`<span class="${innerClass}">${count}</span>` : html`${count}`;
  // The title does not contain the number, so it stays correct when the client lowers the number.
  return html` <span class="${classes}" title="${label}">${text}</span>`;
}
