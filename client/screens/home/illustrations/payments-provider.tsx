import { Illustration } from '@admin/ui';

export function PaymentsProviderIllustration() {
  return (
    <Illustration>
      <path className="tone" d="M28 62h28v36H28zM120 62h28v36h-28z" />
      <path className="line" d="M24 100h128M30 60h22M124 60h22" />
      <path className="paper" d="M88 20l36 12v26c0 24-16 40-36 48-20-8-36-24-36-48V32z" />
      <path className="tone" d="M88 20l36 12v26c0 24-16 40-36 48z" />
      <path className="line" d="M72 62l12 12 22-24" />
    </Illustration>
  );
}
