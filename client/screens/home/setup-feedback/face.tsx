/** Satisfaction score from 1 to 5. */
export type Score = 1 | 2 | 3 | 4 | 5;

/** SVG paths of the mouths on a 32 × 32 grid. */
const MOUTHS: Readonly<Record<Score, string>> = {
  1: 'M10 23c1.2-3 3.4-4.5 6-4.5s4.8 1.5 6 4.5',
  2: 'M11 22c1.4-1.4 3-2 5-2s3.6.6 5 2',
  3: 'M11 21h10',
  4: 'M11 20c1.4 1.4 3 2 5 2s3.6-.6 5-2',
  5: 'M9.5 18.5c.9 3.5 3.3 5.3 6.5 5.3s5.6-1.8 6.5-5.3z',
};

export function RatingFace({ score }: { score: Score }) {
  return (
    <svg
      className={`sa-face is-${score}`}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden
      focusable="false"
    >
      <circle className="sa-face__head" cx="16" cy="16" r="13" />
      <circle className="sa-face__eye" cx="11.5" cy="13" r="1.6" />
      <circle className="sa-face__eye" cx="20.5" cy="13" r="1.6" />
      <path className="sa-face__mouth" d={MOUTHS[score]} />
    </svg>
  );
}
