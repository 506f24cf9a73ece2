export { brandTexts, categoryTexts, TermTreeField } from './term-tree-field';
export { TermsFailure } from './terms-failure';
export { useTermTokens } from './use-term-tokens';
