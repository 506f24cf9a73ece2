import { Illustration } from '@admin/ui';

export function TaxIllustration() {
  return (
    <Illustration>
      <path className="paper" d="M54 24h52l14 14v68H54z" />
      <path className="tone" d="M106 24l14 14h-14z" />
      <path className="line" d="M106 24v14h14M66 50h34M66 62h26M66 74h18" />
      <circle className="solid" cx="116" cy="90" r="22" />
      <path className="cut" d="M124 82l-16 16" />
      <circle className="cut" cx="109" cy="83" r="3" />
      <circle className="cut" cx="123" cy="97" r="3" />
    </Illustration>
  );
}
