import { Illustration } from '@admin/ui';

export function PurchaseIllustration() {
  return (
    <Illustration>
      <path className="paper" d="M62 30h28v30H62zM92 40h30v20H92z" />
      <path className="tone" d="M62 30h28v9H62z" />
      <path className="paper" d="M48 54h86l-10 34H58z" />
      <path className="tone" d="M53 70h76l-5 18H58z" />
      <path className="line" d="M30 40h14l14 48-6 10h70M76 54l4 34M106 54l-4 34" />
      <circle className="solid" cx="66" cy="108" r="6" />
      <circle className="solid" cx="110" cy="108" r="6" />
      <circle className="solid" cx="136" cy="42" r="17" />
      <path className="cut" d="M128 42l6 6 10-11" />
    </Illustration>
  );
}
