import { useEffect, useId } from 'react'
import { useComingPicture } from '#app/ui/use-coming-picture.ts'
import type { ValueOf } from '#server/operations.ts'

type PlacedPiece = ValueOf<'rolls.propose'>['pieces'][number]
type PartPicture = ValueOf<'rolls.read'>['items'][number]['parts'][number]['pictures'][number]

type RollDrawingProps = Pick<ValueOf<'rolls.propose'>, 'widthInches' | 'lengthInches' | 'pieces'> & {
  /** The rendered roll; without it the pieces show the images they are printed from. */
  previewUrl?: string | null
  /** The images on the items' print files. */
  items: readonly PicturedItem[]
  /** The item to highlight. */
  marked?: string | null
}

type PicturedItem = { itemId: string; parts: readonly { part: string; pictures: readonly PartPicture[] }[] }

/** The roll as it comes out of the printer, its pieces numbered as on the map; in inches. */
export function RollDrawing(props: RollDrawingProps) {
  const { widthInches, lengthInches, pieces, previewUrl, items, marked } = props
  const id = useId()
  const files = previewUrl ? [] : filesOf(pieces)
  const symbolOf = ({ itemId, part }: PlacedPiece): string => `${id}-${itemId}-${part}`
  return (
    <svg
      role="img"
      aria-label={`Roll of ${pieces.length} pieces`}
      viewBox={`0 0 ${widthInches} ${lengthInches}`}
      className="block w-full rounded-sm border border-film-line bg-film"
    >
      {previewUrl && (
        <Picture {...{ src: previewUrl, left: 0, top: 0, width: widthInches, height: lengthInches }} />
      )}
      <defs>
        {files.map((piece) => (
          <FileSymbol
            key={symbolOf(piece)}
            id={symbolOf(piece)}
            piece={piece}
            pictures={picturesOf(items, piece)}
          />
        ))}
      </defs>
      {pieces.map((piece) => (
        <Piece
          key={piece.number}
          piece={piece}
          symbol={previewUrl ? null : symbolOf(piece)}
          isMarked={marked === piece.itemId}
        />
      ))}
    </svg>
  )
}

/** One piece of each print file, however many copies there are. */
const filesOf = (pieces: readonly PlacedPiece[]): PlacedPiece[] => [
  ...new Map(pieces.map((piece) => [`${piece.itemId}/${piece.part}`, piece])).values(),
]

const picturesOf = (items: readonly PicturedItem[], { itemId, part }: PlacedPiece): readonly PartPicture[] =>
  items.find((one) => one.itemId === itemId)?.parts.find((one) => one.part === part)?.pictures ?? []

/** The size of a piece's print file before it is turned on the film, in inches. */
function sizeOf({ file: { width, height }, turn }: PlacedPiece): { width: number; height: number } {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width }
}

type FileSymbolProps = { id: string; piece: PlacedPiece; pictures: readonly PartPicture[] }

function FileSymbol({ id, piece, pictures }: FileSymbolProps) {
  const { width, height } = sizeOf(piece)
  return (
    <symbol id={id} viewBox={`0 0 ${width} ${height}`}>
      {pictures.map((picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture lies there several times
        <Picture key={at} {...picture} />
      ))}
      {pictures.length === 0 && <Words {...{ left: 0, top: 0, width, height }}>No picture</Words>}
    </symbol>
  )
}

function Picture({ src, ...box }: PartPicture) {
  const { state, key, onError } = useComingPicture(src)
  const { left: x, top: y, width, height } = box
  useEffect(() => {
    // It may have failed before this code was loaded, which an image inside an SVG does not report afterwards.
    const probe = new Image()
    probe.onerror = onError
    probe.src = src
    return () => {
      probe.onerror = null
    }
  }, [src, onError])
  if (state === 'shown')
    return (
      <image key={key} {...{ href: src, x, y, width, height, onError }} preserveAspectRatio="xMidYMid meet" />
    )
  return <Words {...box}>{state === 'missing' ? 'Image unavailable' : 'Being drawn'}</Words>
}

type WordsProps = Omit<PartPicture, 'src'> & { children: string }

/** Shown instead of an image, as large as it fits. */
const Words = ({ left, top, width, height, children }: WordsProps) => (
  <text
    x={left + width / 2}
    y={top + height / 2}
    fontSize={Math.min(0.8, height / 2, (1.6 * width) / children.length)}
    textAnchor="middle"
    dominantBaseline="middle"
    fill="var(--color-ink-faint)"
  >
    {children}
  </text>
)

type PieceProps = { piece: PlacedPiece; symbol: string | null; isMarked: boolean }

/** Its outline if it was laid by outline, else its box; its number goes next to its label, or in the corner. */
function Piece({ piece, symbol, isMarked }: PieceProps) {
  const { number, x, y, width, height, outline, label } = piece
  const look = {
    fill: isMarked ? 'var(--color-magenta)' : 'transparent',
    ...{ fillOpacity: 0.25, stroke: 'var(--color-cyan)', strokeWidth: 0.06 },
  }
  const corner = outline ? label : { x, y }
  return (
    <g>
      {symbol && <FileOnFilm symbol={symbol} piece={piece} />}
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

/** The print file, turned as it is laid. */
function FileOnFilm({ symbol, piece }: { symbol: string; piece: PlacedPiece }) {
  const { file, turn } = piece
  const { width, height } = sizeOf(piece)
  const [middleX, middleY] = [file.x + file.width / 2, file.y + file.height / 2]
  return (
    <use
      href={`#${symbol}`}
      {...{ x: middleX - width / 2, y: middleY - height / 2, width, height }}
      transform={turn === 0 ? undefined : `rotate(${turn} ${middleX} ${middleY})`}
    />
  )
}
