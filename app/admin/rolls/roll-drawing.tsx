import type { SyntheticEvent } from 'react'
import type { ValueOf } from '#server/operations.ts'

type RollDrawingProps = Pick<ValueOf<'rolls.propose'>, 'widthInches' | 'lengthInches' | 'pieces'> & {
  /** The whole roll as it was drawn; without it the pieces show their items' pictures. */
  previewUrl?: string | null
  /** By item. */
  pictures: ReadonlyMap<string, string | null>
  /** The item to be seen among the others. */
  marked?: string | null
}

/** A browser's sign for a broken picture would fill the whole piece. */
const hide = ({ currentTarget }: SyntheticEvent<SVGImageElement>): void =>
  currentTarget.setAttribute('visibility', 'hidden')

/** The roll as it comes out of the printer, its pieces numbered as on the map; in inches. */
export function RollDrawing(props: RollDrawingProps) {
  const { widthInches, lengthInches, pieces, previewUrl, pictures, marked } = props
  return (
    <svg
      role="img"
      aria-label={`Roll of ${pieces.length} pieces`}
      viewBox={`0 0 ${widthInches} ${lengthInches}`}
      className="block w-full rounded-sm border border-film-line bg-film"
    >
      {previewUrl && <image href={previewUrl} width={widthInches} height={lengthInches} />}
      {pieces.map(({ number, itemId, x, y, width, height }) => {
        const picture = previewUrl ? null : pictures.get(itemId)
        return (
          <g key={number}>
            {picture && (
              <image
                {...{ href: picture, x, y, width, height }}
                preserveAspectRatio="xMidYMid meet"
                onError={hide}
              />
            )}
            <rect
              {...{ x, y, width, height }}
              fill={marked === itemId ? 'var(--color-magenta)' : 'transparent'}
              fillOpacity={0.25}
              stroke="var(--color-cyan)"
              strokeWidth={0.06}
            />
            <text x={x + 0.12} y={y + 0.72} fontSize={0.7} fontWeight={700} fill="var(--color-ink)">
              {number}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
