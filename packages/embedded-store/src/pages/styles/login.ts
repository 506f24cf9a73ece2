import { css, SYSTEM_FONTS } from './css';

/** The login page: one narrow column in the middle of a quiet page. */
export const loginStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    background: #f0f0f1;
  }

  body {
    margin: 0;
    min-inline-size: 320px;
    color: #3c434a;
    font: 14px/1.5 ${SYSTEM_FONTS};
  }

  a {
    color: #2271b1;
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
    color: #1d2327;
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
    background: #2271b1;
    fill: #fff;
  }

  #loginform,
  .login-message {
    padding: 24px;
    border: 1px solid #c3c4c7;
    border-radius: 4px;
    background: #fff;
    box-shadow: 0 1px 3px rgb(0 0 0 / 4%);
  }

  #login :is(.notice, .login-error) {
    margin: 0 0 20px;
    padding: 12px;
    border: 1px solid #c3c4c7;
    border-inline-start: 4px solid #72aee6;
    background: #fff;
  }

  #login .login-error {
    border-inline-start-color: #d63638;
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
    border: 1px dashed #c3c4c7;
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
    color: #1d2327;
    font-weight: 600;
  }

  .login-demo dd {
    margin: 0;
    color: #50575e;
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
