import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

/** `null` removes a placeholder; the text between a pair of tokens stays. */
export type InterpolationComponents = Record<string, ReactElement | null>;

export interface InterpolationOptions {
  /** If false, an invalid text (a mistranslated sentence) is shown unchanged instead of throwing. */
  throwErrors?: boolean;
}

interface Token {
  name: string;
  kind: 'open' | 'close' | 'single';
}

interface OpenComponent {
  name: string | undefined;
  children: ReactNode[];
}

const TOKENS = /(\{\{\s*(?:\/\s*)?[\w-]+\s*(?:\/\s*)?\}\})/;
const TOKEN = /^\{\{\s*(?:(\/)\s*)?([\w-]+)\s*(?:(\/)\s*)?\}\}$/;

/**
 * Inserts elements into a translated sentence: `{{link}}text{{/link}}` wraps text, `{{icon/}}` has no content.
 * @throws {TypeError} With `throwErrors`: components are no object, a component is missing or is neither an element nor
 * null, an opening or a closing token is missing.
 */
export function interpolate(
  text: string,
  components: InterpolationComponents,
  { throwErrors = false }: InterpolationOptions = {},
): ReactNode {
  try {
    return build(text, components);
  } catch (error) {
    if (throwErrors) throw error;
    return text;
  }
}

function build(text: string, components: InterpolationComponents): ReactNode {
  if (typeof components !== 'object' || !components) {
    throw new TypeError('Interpolation needs an object of components.');
  }
  let current: OpenComponent = { name: undefined, children: [] };
  const outer: OpenComponent[] = [];

  for (const part of text.split(TOKENS)) {
    const token = readToken(part);
    if (!token) {
      if (part) current.children.push(part);
      continue;
    }
    const component = getComponent(components, token.name);
    if (token.kind === 'single') {
      current.children.push(component);
    } else if (token.kind === 'open') {
      outer.push(current);
      current = { name: token.name, children: [] };
    } else {
      const parent = outer.pop();
      if (!parent || current.name !== token.name) {
        throw new TypeError(`Interpolation has no opening token for {{/${token.name}}}.`);
      }
      const children = toNode(current.children);
      parent.children.push(component ? cloneElement(component, {}, children) : children);
      current = parent;
    }
  }

  if (current.name) throw new TypeError(`Interpolation has no closing token for {{${current.name}}}.`);
  return toNode(current.children);
}

function readToken(part: string): Token | undefined {
  const match = TOKEN.exec(part);
  const name = match?.[2];
  if (!match || !name) return undefined;
  if (match[1]) return { name, kind: 'close' };
  return { name, kind: match[3] ? 'single' : 'open' };
}

function getComponent(components: InterpolationComponents, name: string): ReactElement | null {
  const component: unknown = Object.hasOwn(components, name) ? components[name] : undefined;
  if (component === undefined) throw new TypeError(`Interpolation has no component for {{${name}}}.`);
  if (component === null || isValidElement(component)) return component;
  throw new TypeError(`The component for {{${name}}} is neither an element nor null.`);
}

/** Separate arguments instead of an array, so that the parts need no keys. */
function toNode(parts: ReactNode[]): ReactNode {
  return parts.length === 1 ? parts[0] : createElement(Fragment, null, ...parts);
}
