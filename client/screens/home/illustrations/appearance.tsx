import { Illustration } from '@admin/ui';

export function AppearanceIllustration() {
  return (
    <Illustration>
      <rect className="paper" x="36" y="28" width="92" height="72" rx="5" />
      <path className="line" d="M36 44h92" />
      <path className="solid" d="M43 34h4v4h-4zM52 34h4v4h-4zM61 34h4v4h-4z" />
      <path className="tone" d="M46 54h44v36H46z" />
      <path className="line" d="M100 58h18M100 68h12" />
      <path className="paper" d="M146 48l8 8-38 40-11 3 3-11z" />
      <path className="solid" d="M108 88l8 8-14 6-5-1 5-5z" />
    </Illustration>
  );
}
