import './tokens.css';
import './base.css';

/**
 * Joins class names and skips falsy ones. All styled components use it, so importing it also loads the design tokens.
 */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
