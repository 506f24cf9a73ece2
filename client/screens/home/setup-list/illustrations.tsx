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

export function MarketingIllustration() {
  return (
    <Illustration>
      <path className="paper" d="M66 78l7 28h14l-6-22" />
      <path className="paper" d="M58 58l52-26v66L58 76z" />
      <path className="tone" d="M92 41l18-9v66l-18-8z" />
      <path className="solid" d="M58 56v22h-8a10 10 0 0 1-10-10v-2a10 10 0 0 1 10-10z" />
      <path className="line" d="M120 54c7 5 7 17 0 22M130 44c14 10 14 32 0 42" />
      <circle className="solid" cx="146" cy="34" r="4" />
      <circle className="tone" cx="36" cy="38" r="6" />
    </Illustration>
  );
}

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
