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
      {previewUrl && <image href={previewUrl} width={widthInches} height={lengthInches} onError={hide} />}
      {pieces.map((piece) => (
        <Piece
          key={piece.number}
          piece={piece}
          picture={previewUrl ? null : pictures.get(piece.itemId)}
          isMarked={marked === piece.itemId}
        />
      ))}
    </svg>
  )
}

type PieceProps = {
  piece: RollDrawingProps['pieces'][number]
  picture?: string | null | undefined
  isMarked: boolean
}

/** Its outline where it was laid by that, and else its box; its number stands at its words, or in the corner. */
function Piece({ piece, picture, isMarked }: PieceProps) {
  const { number, x, y, width, height, outline, label } = piece
  const look = {
    fill: isMarked ? 'var(--color-magenta)' : 'transparent',
    ...{ fillOpacity: 0.25, stroke: 'var(--color-cyan)', strokeWidth: 0.06 },
  }
  const corner = outline ? label : { x, y }
  return (
    <g>
      {picture && (
        <image
          {...{ href: picture, x, y, width, height }}
          preserveAspectRatio="xMidYMid meet"
          onError={hide}
        />
      )}
      {outline ? (
        <polygon points={outline.join(' ')} {...look} />
      ) : (
        <rect {...{ x, y, width, height }} {...look} />
      )}
      <text x={corner.x + 0.12} y={corner.y + 0.72} fontSize={0.7} fontWeight={700} fill="var(--color-ink)">
        {number}
      </text>
    </g>
  )
}
