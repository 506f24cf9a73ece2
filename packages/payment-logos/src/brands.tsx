import type { ReactNode } from 'react';

interface Brand {
  name: string;
  /** Of the card on which the mark stands. */
  background?: string;
  mark: ReactNode;
}

const APPLE =
  'M14.3 13.2c.8-.9.6-2.1.6-2.1s-1.2.1-1.9 1c-.7.8-.5 2-.5 2s1.1.1 1.8-.9zM16.6 17.4c0-1.5 1.2-2.2 1.3-2.3-.7-1-1.8-1.2-2.2-1.2-1-.1-1.8.5-2.3.5s-1.2-.5-2-.5c-1 0-2 .6-2.5 1.5-1.1 1.9-.3 4.6.8 6.1.5.7 1.1 1.5 1.9 1.5s1.1-.5 2-.5 1.2.5 2 .5 1.4-.7 1.9-1.5c.4-.6.7-1.3.8-1.6-.1 0-1.7-.6-1.7-2.5z';

/** Marks on a card of 51 by 35. */
const BRANDS = {
  visa: {
    name: 'Visa',
    mark: <Word text="VISA" y={23} size={15} width={35} fill="#1a1f71" isItalic />,
  },
  mastercard: {
    name: 'MasterCard',
    mark: <Circles start="#eb001b" end="#f79e1b" overlap="#ff5f00" />,
  },
  'american-express': {
    name: 'American Express',
    background: '#006fcf',
    mark: <Word text="AMEX" y={22.5} size={14} width={39} fill="#fff" />,
  },
  'apple-pay': {
    name: 'Apple Pay',
    mark: (
      <>
        <path d={APPLE} fill="#000" />
        <Word text="Pay" x={32} y={22.5} size={13.5} width={23} fill="#000" />
      </>
    ),
  },
  'google-pay': {
    name: 'Google Pay',
    mark: (
      <>
        <g fill="none" strokeWidth="2.4">
          <path d="M16.8 14.2a5.2 5.2 0 0 0-8.2.4" stroke="#ea4335" />
          <path d="M8.6 14.6a5.2 5.2 0 0 0 0 5.8" stroke="#fbbc04" />
          <path d="M8.6 20.4a5.2 5.2 0 0 0 7.7 1" stroke="#34a853" />
          <path d="M16.3 21.4a5.2 5.2 0 0 0 1.8-3.7h-5.2" stroke="#4285f4" />
        </g>
        <Word text="Pay" x={33} y={22.3} size={13} width={22} fill="#5f6368" />
      </>
    ),
  },
  jcb: {
    name: 'JCB',
    mark: (
      <>
        <Bar x={9} fill="#0e4c96" letter="J" />
        <Bar x={20.5} fill="#bc1a2a" letter="C" />
        <Bar x={32} fill="#1a8a3a" letter="B" />
      </>
    ),
  },
  unionpay: {
    name: 'UnionPay',
    mark: (
      <>
        <path d="M12 6h12l-5 23H7z" fill="#d10429" />
        <path d="M22 6h12l-5 23H17z" fill="#022e64" />
        <path d="M32 6h12l-5 23H27z" fill="#076f74" />
        <Word text="UnionPay" y={20.3} size={7.5} width={29} fill="#fff" isItalic />
      </>
    ),
  },
  'carte-bancaire': {
    name: 'CB',
    background: '#0a5a9c',
    mark: (
      <>
        <path d="M25.5 1H47a3 3 0 0 1 3 3v27a3 3 0 0 1-3 3H15z" fill="#1d8a4e" />
        <Word text="CB" y={24} size={18} width={27} fill="#fff" />
      </>
    ),
  },
  sofort: {
    name: 'Sofort',
    background: '#ef809f',
    mark: <Word text="Sofort" y={22} size={13.5} width={39} fill="#1a1a1a" />,
  },
  discover: {
    name: 'Discover',
    mark: (
      <>
        <path d="M50 19v12a3 3 0 0 1-3 3H20c13-2 24-8 30-15z" fill="#f47216" />
        <Word text="DISCOVER" y={19.5} size={8} width={41} fill="#231f20" />
      </>
    ),
  },
  maestro: {
    name: 'Maestro',
    mark: <Circles start="#eb001b" end="#00a2e5" overlap="#7375cf" />,
  },
} satisfies Record<string, Brand>;

export type PaymentBrand = keyof typeof BRANDS;

export const PAYMENT_BRANDS = Object.keys(BRANDS) as readonly PaymentBrand[];

export const getBrand = (brand: PaymentBrand): Brand => BRANDS[brand];

interface WordProps {
  text: string;
  /** The middle of the word. */
  x?: number;
  y: number;
  size: number;
  /** The word takes this much room whatever font there is. */
  width: number;
  fill: string;
  isItalic?: boolean;
}

function Word({ text, x = 25.5, y, size, width, fill, isItalic = false }: WordProps) {
  return (
    <text
      x={x}
      y={y}
      fill={fill}
      fontFamily="'Helvetica Neue', Arial, sans-serif"
      fontSize={size}
      fontStyle={isItalic ? 'italic' : 'normal'}
      fontWeight="700"
      textAnchor="middle"
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  );
}

function Circles({ start, end, overlap }: Record<'start' | 'end' | 'overlap', string>) {
  return (
    <>
      <circle cx="20" cy="17.5" r="9.5" fill={start} />
      <circle cx="31" cy="17.5" r="9.5" fill={end} />
      <path d="M25.5 9.75a9.5 9.5 0 0 1 0 15.5 9.5 9.5 0 0 1 0-15.5z" fill={overlap} />
    </>
  );
}

function Bar({ x, fill, letter }: { x: number; fill: string; letter: string }) {
  return (
    <>
      <path d={`M${x + 4} 6h6v19a4 4 0 0 1-4 4h-6V10a4 4 0 0 1 4-4z`} fill={fill} />
      <Word text={letter} x={x + 5} y={21} size={9} width={6} fill="#fff" />
    </>
  );
}
