import type { DimensionName } from './use-dimension-field';

interface BoxDrawingProps {
  active: DimensionName | undefined;
}

/** A box with a letter on each side. Decorative: the fields contain the same information. */
export function BoxDrawing({ active }: BoxDrawingProps) {
  const edge = (side: DimensionName) => `sa-product-box__edge${active === side ? ' is-active' : ''}`;
  return (
    <svg className="sa-product-box" viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      <path
        className="sa-product-box__face"
        d="M20 60 90 30 180 52 110 84Z M20 60V108L110 134V84Z M110 84 180 52V98L110 134Z"
      />
      <path className={edge('width')} d="M20 108 110 134" />
      <path className={edge('length')} d="M110 134 180 98" />
      <path className={edge('height')} d="M20 60V108" />
      <text x="58" y="142">
        A
      </text>
      <text x="152" y="134">
        B
      </text>
      <text x="4" y="90">
        C
      </text>
    </svg>
  );
}
