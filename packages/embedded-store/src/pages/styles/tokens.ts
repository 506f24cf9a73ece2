import { css } from './css';

/**
 * Every colour of the frame, with its light and its dark value; the document says on `<html>` which of them is meant
 * (`data-color-scheme`), and light is meant where it says nothing.
 */
export const tokenStyles = css`
  :root {
    color-scheme: light;

    --frame-ink: light-dark(#1d2327, #f0f0f1);
    --frame-text: light-dark(#3c434a, #dcdcde);
    --frame-soft: light-dark(#50575e, #c3c4c7);
    --frame-faint: light-dark(#646970, #a7aaad);
    --frame-canvas: light-dark(#f0f0f1, #101517);
    --frame-surface: light-dark(#fff, #1d2327);
    --frame-sunken: light-dark(#f6f7f7, #2c3338);
    --frame-tab: light-dark(#dcdcde, #2c3338);
    --frame-code: light-dark(rgb(0 0 0 / 7%), rgb(255 255 255 / 12%));
    --frame-line: light-dark(#c3c4c7, #50575e);
    --frame-line-soft: light-dark(#dcdcde, #3c434a);
    /* Edges by which a control is recognised: 3:1 against what it stands on. */
    --frame-line-strong: light-dark(#8c8f94, #8c8f94);

    --frame-accent: light-dark(#2271b1, #72aee6);
    --frame-accent-strong: light-dark(#135e96, #9ec2e6);
    --frame-accent-soft: light-dark(#f0f6fc, #12324d);
    --frame-on-accent: light-dark(#fff, #101517);
    --frame-info: light-dark(#72aee6, #72aee6);
    --frame-success: light-dark(#2c6b05, #68de7c);
    --frame-warning: light-dark(#8a5700, #f0c33c);
    --frame-error: light-dark(#b32d2e, #ff8085);

    --frame-status: light-dark(#e5e5e5, #3c434a);
    --frame-on-status: light-dark(#50575e, #dcdcde);
    --frame-status-processing: light-dark(#c6e1c6, #1b4020);
    --frame-on-status-processing: light-dark(#2c4700, #b8e6bf);
    --frame-status-completed: light-dark(#c8d7e1, #1f3a4d);
    --frame-on-status-completed: light-dark(#2e4453, #c5d9ed);
    --frame-status-on-hold: light-dark(#f8dda7, #4a3500);
    --frame-on-status-on-hold: light-dark(#573b00, #f5e6ab);
    --frame-status-failed: light-dark(#eba3a3, #5c1518);
    --frame-on-status-failed: light-dark(#570000, #ffc7c7);
    --frame-note: light-dark(#efefef, #2c3338);
    --frame-note-customer: light-dark(#d7cad2, #46323d);

    /* Bar and menu are dark by day as well. */
    --frame-menu-ground: #1d2327;
    --frame-menu-list: #2c3338;
    --frame-menu-hover: #101517;
    --frame-menu-current: #2271b1;
    --frame-menu-badge: #d63638;
    --frame-menu-icon: #a7aaad;
    --frame-on-menu: #f0f0f1;
    --frame-on-menu-soft: #c3c4c7;
    --frame-on-menu-strong: #fff;
    --frame-on-menu-accent: #72aee6;

    --frame-shadow-card: 0 1px 1px rgb(0 0 0 / 4%);
    --frame-shadow-popup: 0 3px 5px rgb(0 0 0 / 20%);
  }

  [data-color-scheme='dark'] {
    color-scheme: dark;
  }

  [data-color-scheme='auto'] {
    color-scheme: light dark;
  }

  /* Paper is white, whatever the screen is. */
  @media print {
    :root:root {
      color-scheme: light;
    }
  }
`;
