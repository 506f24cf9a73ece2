import './tokens.css';
import './base.css';

/** Joins class names and leaves out what is off. Every styled component uses it, so the tokens come with the first. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
