import { useId } from 'react'

type OutputDrawingProps = { isMirrored: boolean; isCut: boolean; isWhite: boolean }

const letter = 'M34 24 H66 A24 24 0 0 1 72 70 L88 100 H68 L54 74 V100 H34 Z M54 42 V58 H63 A8 8 0 0 0 63 42 Z'

/** A piece on film as it will be printed: mirrored or not, with the white below it and the cut line around it. */
export function OutputDrawing({ isMirrored, isCut, isWhite }: OutputDrawingProps) {
  const peeledId = useId()
  const shown = [
    isMirrored ? 'mirrored' : 'not mirrored',
    isWhite ? 'white under it' : '',
    isCut ? 'a cut path around it' : '',
  ].filter(Boolean)
  return (
    <figure className="grid max-w-44 gap-1.5">
      <svg
        viewBox="0 0 120 124"
        role="img"
        aria-label={`The art on film: ${shown.join(', ')}`}
        className="w-full rounded-md border border-film-line bg-film"
      >
        <clipPath id={peeledId}>
          <rect x="60" width="60" height="124" />
        </clipPath>
        <g transform={isMirrored ? 'matrix(-1 0 0 1 120 0)' : undefined}>
          <path d={letter} fillRule="evenodd" className="fill-magenta" />
          {isWhite && (
            // The color of the right half is peeled off to show the white below, choked in from the edge.
            <g clipPath={`url(#${peeledId})`}>
              <path
                d={letter}
                fillRule="evenodd"
                className="fill-white stroke-[5] stroke-film"
                strokeLinejoin="round"
              />
            </g>
          )}
          {isCut && (
            <rect
              x="22"
              y="12"
              width="78"
              height="100"
              fill="none"
              strokeDasharray="5 3"
              className="stroke-[1.5] stroke-magenta-ink"
            />
          )}
        </g>
      </svg>
      <figcaption className="text-ink-muted text-xs">
        {[isWhite && 'The white is shown where the color is peeled off.', isCut && 'Dashed: the cut path.']
          .filter(Boolean)
          .join(' ') || 'As it is printed on the film.'}
      </figcaption>
    </figure>
  )
}
