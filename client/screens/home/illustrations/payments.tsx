import { Illustration } from '@admin/ui';

export function PaymentsIllustration() {
  return (
    <Illustration>
      <path className="tone" d="M58 26l78 14a5 5 0 0 1 4 6l-8 44-88-16 8-44a5 5 0 0 1 6-4z" />
      <rect className="paper" x="34" y="46" width="92" height="58" rx="6" />
      <path className="solid" d="M34 58h92v12H34z" />
      <path className="line" d="M44 84h24M44 94h14" />
      <circle className="tone" cx="102" cy="88" r="9" />
      <circle className="line" cx="112" cy="88" r="9" />
    </Illustration>
  );
}
