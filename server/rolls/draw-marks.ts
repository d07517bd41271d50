import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrintedCopy } from '#domain/orders/print-parts.ts'
import type { SurfaceToDraw } from '#server/printfiles/index.ts'
import { cutRingOf } from './flat-surface.ts'
import { extentOf, type Place, type PxBox } from './lay-out/piece-shape.ts'
import { cutMargin } from './lay-out/trace-piece.ts'
import { rollHeaderPx } from './plan-roll.ts'
import { type Film, onFilm, px } from './roll-surface.ts'

/** In print pixels. */
const thickness = 2
/** Length of a mark, from its corner along the cut line, in both directions. */
const arm = 24
/** Pieces farther apart can be told apart without a line. */
const widestGap = 300
/** Pieces side by side for less than this need none. */
const shortestLine = 30

type Piece = Place & { orderId: string }
type Surface = Pick<SurfaceToDraw, 'surface' | 'artworks'>
type Point = readonly [x: number, y: number]
/** `drawn` is relative to the box's corner. */
type Drawing = { drawn: string; box: PxBox }

/**
 * A roll with cut marks at the corners of each piece and lines between pieces of different orders, all in the gaps.
 * They go below the art, so that art pixels clear of them are not blended.
 */
export async function withMarks(
  roll: Film,
  pieces: readonly Piece[],
  { surface, artworks }: Surface,
  folder: string,
): Promise<Surface> {
  const drawings = inRows([
    ...pieces.flatMap((piece) => cornerMarks(roll, piece)),
    ...linesBetween(pieces).map((box) => ({ drawn: drawnLine(box), box })),
  ])
  const marks: SurfaceToDraw['artworks'][number][] = []
  const copies: PrintedCopy[] = []
  for (const { drawn, box } of drawings) {
    const mark = await written(svgOf(box, drawn), box, join(folder, `mark-${marks.length}.svg`))
    marks.push(mark)
    copies.push({
      ...{ artworkId: mark.id, x: px(box.left + box.width / 2) },
      ...{ y: px(box.top + box.height / 2 - rollHeaderPx), width: px(box.width), height: px(box.height) },
      ...{ rotation: 0, mirrored: false, clip: onFilm(roll, box) },
    })
  }
  return {
    surface: { ...surface, copies: [...copies, ...surface.copies] },
    artworks: [...artworks, ...marks],
  }
}

async function written(
  svg: string,
  { width, height }: PxBox,
  path: string,
): Promise<SurfaceToDraw['artworks'][number]> {
  await writeFile(path, svg)
  return {
    ...{ id: path, path, ink: { left: 0, top: 0, width, height } },
    vector: { contentType: 'image/svg+xml', page: 1, widthPx: width, heightPx: height },
  }
}

const svgOf = ({ width, height }: PxBox, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`

const drawnLine = ({ width, height }: PxBox): string => `<rect width="${width}" height="${height}"/>`

/** In print pixels. */
const tallestRow = 96

/** Combines marks at about the same height into one drawing: each drawing placed under the art takes memory. */
function inRows(drawings: readonly Drawing[]): Drawing[] {
  const rows: Drawing[][] = []
  for (const one of drawings.toSorted((a, b) => a.box.top - b.box.top)) {
    const row = rows.at(-1)
    if (row && around([...row, one]).height <= tallestRow) row.push(one)
    else rows.push([one])
  }
  return rows.map((row) => {
    const box = around(row)
    const placed = row.map(
      ({ drawn, box: { left, top } }) =>
        `<g transform="translate(${left - box.left} ${top - box.top})">${drawn}</g>`,
    )
    return { drawn: placed.join(''), box }
  })
}

function around(drawings: readonly Drawing[]): PxBox {
  const left = Math.min(...drawings.map(({ box }) => box.left))
  const top = Math.min(...drawings.map(({ box }) => box.top))
  const right = Math.max(...drawings.map(({ box }) => box.left + box.width))
  const bottom = Math.max(...drawings.map(({ box }) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** At the outermost corners, one in each direction, if they are on the film. */
function cornerMarks(roll: Film, piece: Place): Drawing[] {
  const ring = cutRingOf(piece)
  const points = Array.from(
    { length: ring.length / 2 },
    (_, at): Point => [ring[2 * at] ?? 0, ring[2 * at + 1] ?? 0],
  )
  const farthest = (across: number, down: number): number => {
    const far = points.map(([x, y]) => across * x + down * y)
    return far.indexOf(Math.max(...far))
  }
  const corners = new Set([farthest(-1, -1), farthest(1, -1), farthest(1, 1), farthest(-1, 1)])
  const isOnFilm = ([x, y]: Point): boolean =>
    x >= roll.sideMarginPx && x <= roll.widthPx - roll.sideMarginPx && y >= rollHeaderPx && y <= roll.heightPx
  return [...corners].flatMap((at) => {
    const line = [...along(points, at, -1).toReversed(), ...along(points, at, 1).slice(1)]
    if (!line.some(isOnFilm)) return []
    const [across, down] = [line.map(([x]) => x), line.map(([, y]) => y)]
    const left = Math.floor(Math.min(...across)) - thickness / 2
    const top = Math.floor(Math.min(...down)) - thickness / 2
    const width = Math.ceil(Math.max(...across)) + thickness / 2 - left
    const height = Math.ceil(Math.max(...down)) + thickness / 2 - top
    const box = { left, top, width, height }
    const d = line.map(([x, y]) => `${(x - left).toFixed(2)} ${(y - top).toFixed(2)}`).join('L')
    const style = `fill="none" stroke="#000" stroke-width="${thickness}" stroke-linejoin="round"`
    return [{ drawn: `<path d="M${d}" ${style}/>`, box }]
  })
}

/** From a corner along the length of an arm, continuing around other corners. */
function along(points: readonly Point[], from: number, step: 1 | -1): Point[] {
  let [x, y] = points[from] ?? [0, 0]
  const path: Point[] = [[x, y]]
  let rest = arm
  for (let at = from + step; rest > 0; at += step) {
    const [toX, toY] = points.at(at % points.length) ?? [x, y]
    const length = Math.hypot(toX - x, toY - y)
    const share = Math.min(1, rest / length)
    ;[x, y] = [x + (toX - x) * share, y + (toY - y) * share]
    path.push([x, y])
    rest -= length
  }
  return path
}

/**
 * In the middle of the gap between two blocks of different orders, if nothing else lies between them. Outlines
 * interlock: they have only their marks.
 */
function linesBetween(pieces: readonly Piece[]): PxBox[] {
  const all = pieces.map((piece) => ({ piece, box: extentOf(piece) }))
  const blocks = all.filter(({ piece }) => piece.shape === null)
  return blocks.flatMap((one) =>
    blocks.flatMap((other) => {
      if (one.piece.orderId === other.piece.orderId) return []
      const beside = gapBetween(one.box, other.box)
      const below = gapBetween(turned(one.box), turned(other.box))
      const gap = beside ?? (below && turned(below))
      const isTaken = gap && all.some((third) => third !== one && third !== other && meets(third.box, gap))
      if (!gap || isTaken) return []
      return beside ? [middleOf(beside)] : [turned(middleOf(turned(gap)))]
    }),
  )
}

/** The gap between a box and one to its right; null if they don't face each other, or there is no space for a line. */
function gapBetween(one: PxBox, other: PxBox): PxBox | null {
  const left = one.left + one.width
  const width = other.left - left
  const top = Math.max(one.top, other.top)
  const height = Math.min(one.top + one.height, other.top + other.height) - top
  // The marks of both pieces are in it, too.
  const hasRoom = width >= 2 * cutMargin + 4 * thickness && width <= widestGap
  return hasRoom && height >= shortestLine ? { left, top, width, height } : null
}

const middleOf = ({ left, width, ...rest }: PxBox): PxBox => ({
  ...rest,
  left: left + Math.round((width - thickness) / 2),
  width: thickness,
})

const turned = ({ left, top, width, height }: PxBox): PxBox => ({
  ...{ left: top, top: left, width: height, height: width },
})

const meets = (one: PxBox, other: PxBox): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height
