import { css, SYSTEM_FONTS } from './css';

/** The login page: one narrow column in the middle of a quiet page. */
export const loginStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    background: var(--frame-canvas);
  }

  body {
    margin: 0;
    min-inline-size: 320px;
    color: var(--frame-text);
    font: 14px/1.5 ${SYSTEM_FONTS};
  }

  a {
    color: var(--frame-accent);
  }

  #login {
    inline-size: min(340px, 100% - 32px);
    margin-inline: auto;
    padding-block: min(12vh, 96px) 32px;
  }

  #login h1 {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 12px;
    margin: 0 0 24px;
    color: var(--frame-ink);
    font-size: 22px;
    font-weight: 500;
    line-height: 1.3;
    text-align: center;
    overflow-wrap: anywhere;
  }

  #login h1 .frame-icon {
    inline-size: 56px;
    block-size: 56px;
    padding: 12px;
    border-radius: 14px;
    background: var(--frame-accent);
    fill: var(--frame-on-accent);
  }

  #loginform,
  .login-message {
    padding: 24px;
    border: 1px solid var(--frame-line);
    border-radius: 4px;
    background: var(--frame-surface);
    box-shadow: var(--frame-shadow-card);
  }

  #login :is(.notice, .login-error) {
    margin: 0 0 20px;
    padding: 12px;
    border: 1px solid var(--frame-line);
    border-inline-start: 4px solid var(--frame-info);
    background: var(--frame-surface);
  }

  #login .login-error {
    border-inline-start-color: var(--frame-error);
  }

  #login :is(.notice, .login-error) p {
    margin: 0;
    padding: 0;
  }

  #loginform p {
    margin: 0 0 16px;
  }

  #loginform label {
    display: inline-block;
    margin-block-end: 4px;
  }

  #loginform input.input {
    inline-size: 100%;
    min-block-size: 40px;
    padding: 0 10px;
    font-size: 18px;
  }

  #loginform .forgetmenot {
    display: flex;
    align-items: center;
    gap: 4px;
  }

  #loginform .forgetmenot label {
    margin: 0;
  }

  #loginform .submit {
    margin: 0;
    padding: 0;
  }

  #wp-submit {
    inline-size: 100%;
    min-block-size: 40px;
    font-size: 14px;
  }

  .login-demo {
    margin-block-start: 20px;
    padding: 16px 24px;
    border: 1px dashed var(--frame-line);
    border-radius: 4px;
    font-size: 13px;
  }

  .login-demo p {
    margin: 0 0 8px;
  }

  .login-demo dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 2px 12px;
    margin: 0;
  }

  .login-demo dt {
    color: var(--frame-ink);
    font-weight: 600;
  }

  .login-demo dd {
    margin: 0;
    color: var(--frame-soft);
  }

  .login-links {
    margin: 20px 0 0;
    text-align: center;
    font-size: 13px;
  }

  .interim-login #login {
    padding-block-start: 24px;
  }
`;
