import { Illustration } from '@admin/ui';

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
