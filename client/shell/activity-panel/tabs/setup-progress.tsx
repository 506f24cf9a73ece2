/** Slices of the circle, in filling order; the fourth quarter stays empty until setup is done. */
const SLICES = ['M12 12V5a7 7 0 017 7z', 'M12 12h7a7 7 0 01-7 7z', 'M12 12v7a7 7 0 01-7-7z'];

/** Shows the setup progress as a circle with filled quarters. */
export function SetupProgress({ quarters }: { quarters: number }) {
  return (
    <svg
      className="sa-setup-progress"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-quarters={quarters}
    >
      <circle cx={12} cy={12} r={9} />
      {SLICES.slice(0, quarters).map((slice) => (
        <path key={slice} d={slice} />
      ))}
    </svg>
  );
}
