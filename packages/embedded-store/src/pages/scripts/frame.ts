import { js } from './js';

/** What the frame does by itself: fold the menu, open it on narrow screens, open and close the bar's lists. */
export const frameScript = js`
  (() => {
    const FOLDED = 'store-admin-menu-folded';
    const ICONS_ONLY = matchMedia('(max-width: 960px) and (min-width: 783px)');
    const { body } = document;
    const menu = document.getElementById('adminmenumain');
    const collapse = document.getElementById('collapse-button');
    const toggle = document.querySelector('#wp-admin-bar-menu-toggle button');

    const readChoice = () => {
      try {
        return localStorage.getItem(FOLDED) === 'yes';
      } catch {
        return false;
      }
    };

    const keepChoice = (isFolded) => {
      try {
        localStorage.setItem(FOLDED, isFolded ? 'yes' : 'no');
      } catch {
        // A browser that keeps nothing folds for this page only.
      }
    };

    const fold = (isChosen) => {
      body.classList.toggle('folded', isChosen || ICONS_ONLY.matches);
      collapse?.setAttribute('aria-expanded', String(!isChosen));
    };

    const openMenu = (isOpen) => {
      document.getElementById('wpwrap').classList.toggle('wp-responsive-open', isOpen);
      toggle.setAttribute('aria-expanded', String(isOpen));
    };

    fold(readChoice());
    ICONS_ONLY.addEventListener('change', () => fold(readChoice()));
    collapse?.addEventListener('click', () => {
      keepChoice(!readChoice());
      fold(readChoice());
    });

    toggle?.addEventListener('click', () => openMenu(toggle.getAttribute('aria-expanded') !== 'true'));
    menu?.addEventListener('click', (event) => {
      if (event.target.closest('a')) openMenu(false);
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
