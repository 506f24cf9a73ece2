import { js } from './js';

/**
 * The layout's own behavior: folding the menu, opening it on narrow screens, opening and closing the top bar's menus.
 */
export const frameScript = js`
  (() => {
    const NARROW = matchMedia('(max-width: 782px)');
    const menu = document.getElementById('adminmenu');
    const collapse = document.getElementById('collapse-button');
    const toggle = document.querySelector('#wp-admin-bar-menu-toggle button');

    const openMenu = (isOpen) => {
      document.getElementById('wpwrap').classList.toggle('wp-responsive-open', isOpen);
      toggle.setAttribute('aria-expanded', String(isOpen));
    };

    // What happened is told once: a reload or a shared address does not tell it again.
    const address = new URL(location.href);
    const noticeParameters = ['settings-updated', 'message', 'count'].filter((name) => address.searchParams.has(name));
    if (noticeParameters.length > 0) {
      for (const name of noticeParameters) address.searchParams.delete(name);
      history.replaceState(history.state, '', address);
    }

    // Kept in a cookie, so that the next page comes folded already.
    collapse?.addEventListener('click', () => {
      const isFolded = document.body.classList.toggle('folded');
      collapse.setAttribute('aria-expanded', String(!isFolded));
      document.cookie = 'store_menu=' + (isFolded ? 'folded' : 'open') + '; path=/wp-admin/; max-age=31536000; SameSite=Lax';
    });

    toggle?.addEventListener('click', () => openMenu(toggle.getAttribute('aria-expanded') !== 'true'));
    // On narrow screens nothing flies out, so a tap on an entry with a list opens the list first.
    menu?.addEventListener('click', (event) => {
      const link = event.target.closest('a');
      if (!link) return;
      const entry = link.closest('li.wp-has-submenu:not(.wp-has-current-submenu)');
      if (!NARROW.matches || !entry || !link.matches('.menu-top')) return openMenu(false);
      event.preventDefault();
      link.setAttribute('aria-expanded', String(entry.classList.toggle('is-open')));
    });

    // Lists near the lower edge grow upwards, so that their last entry stays in sight.
    menu?.addEventListener('mouseover', placeList);
    menu?.addEventListener('focusin', placeList);
    function placeList({ target }) {
      const list = target.closest('li.menu-top')?.querySelector('.wp-submenu');
      if (!list || getComputedStyle(list).position !== 'absolute') return;
      list.style.marginBlockStart = '0';
      const { bottom, top } = list.getBoundingClientRect();
      const excess = Math.max(0, bottom - innerHeight);
      list.style.marginBlockStart = String(-Math.min(excess, Math.max(0, top - 32))) + 'px';
    }

    // What flies out below the pointer can be sent away while the pointer stays (WCAG 2.2, 1.4.13).
    const root = document.documentElement;
    let dismissedItem;
    const restoreFlyout = ({ target }) => {
      if (target.closest('.menupop, li.menu-top') !== dismissedItem) root.classList.remove('has-no-flyouts');
    };
    document.addEventListener('mouseover', restoreFlyout);
    document.addEventListener('focusin', restoreFlyout);
    const dismissFlyout = () => {
      dismissedItem = document.querySelector(':is(.menupop, li.menu-top):is(:hover, :focus-within)');
      root.classList.toggle('has-no-flyouts', dismissedItem !== null);
    };

    const openers = [...document.querySelectorAll('#wpadminbar .menupop > button')];
    const closeLists = (except) => {
      for (const opener of openers) if (opener !== except) opener.setAttribute('aria-expanded', 'false');
    };
    for (const opener of openers) {
      opener.addEventListener('click', () => {
        const isOpen = opener.getAttribute('aria-expanded') === 'true';
        closeLists(opener);
        opener.setAttribute('aria-expanded', String(!isOpen));
      });
      opener.parentElement.addEventListener('focusout', ({ relatedTarget }) => {
        if (relatedTarget && !opener.parentElement.contains(relatedTarget)) closeLists();
      });
    }
    document.addEventListener('click', ({ target }) => {
      if (!target.closest('.menupop')) closeLists();
      if (!target.closest('#adminmenumain, #wp-admin-bar-menu-toggle')) openMenu(false);
    });
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return;
      dismissFlyout();
      const opener = openers.find((each) => each.getAttribute('aria-expanded') === 'true');
      if (opener?.parentElement.contains(document.activeElement)) opener.focus();
      closeLists();
      if (toggle?.getAttribute('aria-expanded') === 'true') {
        openMenu(false);
        toggle.focus();
      }
    });
  })();
`;
