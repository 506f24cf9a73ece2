import { Illustration } from '@admin/ui';

export function ShippingIllustration() {
  return (
    <Illustration>
      <path className="line" d="M20 62h14M14 74h20M24 86h10" />
      <path className="paper" d="M42 46h62v46H42z" />
      <path className="tone" d="M64 46h18v20l-9-6-9 6z" />
      <path className="paper" d="M104 58h20l16 18v16h-36z" />
      <path className="tone" d="M111 65h10l9 11h-19z" />
      <circle className="paper" cx="62" cy="94" r="11" />
      <circle className="paper" cx="120" cy="94" r="11" />
      <circle className="solid" cx="62" cy="94" r="4" />
      <circle className="solid" cx="120" cy="94" r="4" />
    </Illustration>
  );
}
