import { Illustration } from '@admin/ui';

export function ProductsIllustration() {
  return (
    <Illustration>
      <path className="paper" d="M54 50h68l6 56H48z" />
      <path className="tone" d="M50 88h76l2 18H48z" />
      <path className="line" d="M72 60V46a16 16 0 0 1 32 0v14" />
      <circle className="solid" cx="72" cy="61" r="3" />
      <circle className="solid" cx="104" cy="61" r="3" />
      <circle className="solid" cx="128" cy="92" r="18" />
      <path className="cut" d="M128 84v16M120 92h16" />
    </Illustration>
  );
}
