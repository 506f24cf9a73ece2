import type { CSSProperties, HTMLAttributes } from 'react';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'span' | 'div' | 'p' | 'strong' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** Such as `title.small`, `body.large` or `caption`; other values render body text. */
  readonly variant?: string;
  /** Numbers are pixels. */
  readonly size?: CSSProperties['fontSize'];
  readonly weight?: CSSProperties['fontWeight'];
  readonly lineHeight?: CSSProperties['lineHeight'];
  readonly align?: CSSProperties['textAlign'];
}

/** Text with a size and weight. */
export function Text({
  as: Tag = 'span',
  variant = '',
  size,
  weight,
  lineHeight,
  align,
  style,
  ...rest
}: TextProps) {
  const own = { fontSize: size, fontWeight: weight, lineHeight, textAlign: align };
  return <Tag {...rest} style={{ ...LOOKS[variant.split('.')[0] ?? ''], ...withoutUnset(own), ...style }} />;
}

const LOOKS: Readonly<Record<string, CSSProperties>> = {
  title: { fontSize: 'var(--sa-font-size-heading)', fontWeight: 600 },
  subtitle: { fontSize: 'var(--sa-font-size-medium)', fontWeight: 600 },
  button: { fontWeight: 600 },
  label: { fontWeight: 600 },
  caption: { fontSize: 'var(--sa-font-size-small)' },
};

const withoutUnset = (style: CSSProperties): CSSProperties =>
  Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
