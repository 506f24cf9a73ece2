import { Illustration } from '@admin/ui';

export function StoreDetailsIllustration() {
  return (
    <Illustration>
      <path className="paper" d="M46 54h84v52H46z" />
      <path className="tone" d="M50 34h76l10 20H40z" />
      <path
        className="solid"
        d="M40 52h96v4a12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0z"
      />
      <path className="tone" d="M56 78h30v16H56z" />
      <path className="line" d="M56 78h30v16H56zM100 106V78h18v28M113 93v2" />
      <path className="paper" d="M88 10c9 0 16 7 16 16 0 11-16 24-16 24S72 37 72 26c0-9 7-16 16-16z" />
      <circle className="solid" cx="88" cy="26" r="6" />
    </Illustration>
  );
}
