import type { ShapeProblem } from '../problem.ts'
import type { Layout } from '../search/layout.ts'
import { createTables } from '../tables/pair-tables.ts'
import { createMemory } from './memory.ts'
import { kernelModule } from './module.ts'
import { createViewStore } from './put-view.ts'

/** How hard a better place is looked for. */
export type Effort = {
  /** Places tried around where the piece lies. */
  readonly near: number
  /** Places tried on the whole film. */
  readonly anywhere: number
  /** How many of the best are refined, 6 at most. */
  readonly refined: number
}

/**
 * The inner loop of separation, in WebAssembly (`assembly/`): a layout, what can be met where, and loss and weight of
 * every pair of pieces.
 */
export type Kernel = {
  /** The numbers that it draws from now on. */
  readonly seed: (seed: number) => void
  /** Per piece the number of its image, −1 when it has none, −2 when it is an image itself: images go with their pieces. */
  readonly setMates: (mates: Int32Array) => void
  /** Takes the layout, and its film's length, over; nothing is in the field then. */
  readonly load: (layout: Layout) => void
  readonly save: (layout: Layout) => void
  /** Lays a piece and puts it into the field. */
  readonly enter: (piece: number, x: number, y: number, pose: number) => void
  /** Whether a pose meets nothing in the field at a place. */
  readonly isClear: (pose: number, x: number, y: number) => boolean
  /** Puts all pieces into the field and measures every pair. Returns the sum of losses. */
  readonly measure: () => number
  /** Moves every overlapping piece once to the best place found for it. Returns the sum of losses then. */
  readonly pass: (effort: Effort) => number
  /** Pairs that overlap grow heavier, the others lighter. */
  readonly updateWeights: () => void
  readonly resetWeights: () => void
  /** Per piece how many others it overlaps. */
  readonly clashes: () => Int32Array
}

/** What `assembly/index.ts` exports. */
type Exports = {
  readonly setLayout: (pieces: number, count: number, x: number, y: number, pose: number) => void
  readonly setPoses: (count: number, boxes: number, halfTurns: number) => void
  readonly setMates: (mates: number) => void
  readonly setFilm: (width: number, length: number) => void
  readonly setOverlaps: (
    losses: number,
    weights: number,
    clashes: number,
    heavyA: number,
    heavyB: number,
  ) => void
  readonly setViews: (views: number, least: number) => void
  readonly setField: (across: number, along: number, words: number, reaches: number) => void
  readonly setKinds: (kinds: number, sizes: number, allowed: number, counts: number) => void
  readonly setOrder: (order: number) => void
  readonly seed: (seed: number) => void
  readonly clearField: () => void
  readonly enterPiece: (piece: number) => void
  readonly isClear: (pose: number, x: number, y: number) => number
  readonly measureAll: () => void
  readonly passOnce: (near: number, anywhere: number, refined: number) => number
  readonly totalLoss: () => number
  readonly updateWeights: () => void
  readonly resetWeights: () => void
}

/** Slices of the film, as `assembly/field.ts` has them. */
const SLICES_ACROSS = 32
const SLICES_ALONG = 64
/** Contours may be grown by so much of their diameter, and boxes with them. */
const GROWN = 0.005
/** A clash loses at least the square of this share of the smallest piece. */
const LEAST_SHARE = 1e-3

export const createKernel = (problem: ShapeProblem): Kernel => {
  const { kinds, poses, pieces, fixed } = problem
  const store = createMemory()
  const tables = createTables(problem)
  const addressOf = createViewStore(store)
  const views = store.reserve(poses.length * poses.length * 4)
  const buildView = (pose: number, other: number) => {
    const address = addressOf(tables.viewOf(pose, other))
    store.ints(views, poses.length * poses.length)[pose * poses.length + other] = address
  }
  const exports = new WebAssembly.Instance(kernelModule(), {
    env: { memory: store.memory },
    'no-fit': { buildView },
  }).exports as Exports

  const count = pieces.length + fixed.length
  const [x, y, pose] = [store.reserve(count * 8), store.reserve(count * 8), store.reserve(count * 4)]
  exports.setLayout(pieces.length, count, x, y, pose)
  exports.setPoses(
    poses.length,
    store.putReals(poses.flatMap(({ box }) => [box.minX, box.maxX, box.minY, box.maxY])),
    store.putInts(problem.halfTurns),
  )
  // A generator of zeros would never leave a descent.
  exports.seed(1)
  const mates = store.putInts(pieces.map(() => -1))
  exports.setMates(mates)
  const smallest = Math.min(...kinds.map((kind) => kind.diameter))
  exports.setViews(views, (smallest * LEAST_SHARE) ** 2)
  const words = Math.ceil(count / 64)
  exports.setField(
    store.reserve(poses.length * SLICES_ACROSS * words * 8),
    store.reserve(poses.length * SLICES_ALONG * words * 8),
    words,
    store.putReals(
      poses.flatMap(({ kind, box }) => {
        const around = problem.spacing / 2 + GROWN * (kinds[kind]?.diameter ?? 0)
        return [box.minX - around, box.maxX + around, box.minY - around, box.maxY + around]
      }),
    ),
  )
  const clashes = store.reserve(count * 4)
  const losses = store.reserve(count * count * 8)
  const weights = store.reserve(count * count * 8)
  store.reals(weights, count * count).fill(1)
  exports.setOverlaps(
    losses,
    weights,
    clashes,
    store.reserve(count * count * 2),
    store.reserve(count * count * 2),
  )
  exports.setOrder(store.reserve(pieces.length * 4))
  const allowed = kinds.map((kind) => store.putInts(kind.poses))
  const allowedCounts = store.putInts(kinds.map((kind) => kind.poses.length))
  exports.setKinds(
    store.putInts(pieces.map(({ kind }) => kind)),
    store.putReals(kinds.map(({ outline }) => Math.min(outline.width, outline.height))),
    store.putInts(allowed),
    allowedCounts,
  )

  /** Only poses that are not longer than the film are tried. */
  const allowPoses = (length: number) => {
    for (const [index, kind] of kinds.entries()) {
      const fitting = kind.poses.filter((each) => fitsFilm(problem, each, length))
      store.ints(allowed[index] as number, fitting.length).set(fitting)
      store.ints(allowedCounts, kinds.length)[index] = fitting.length
    }
  }

  return {
    seed: exports.seed,
    setMates: (numbers) => store.ints(mates, pieces.length).set(numbers),
    load: (layout) => {
      store.reals(x, count).set(layout.x)
      store.reals(y, count).set(layout.y)
      store.ints(pose, count).set(layout.pose)
      allowPoses(layout.length)
      exports.setFilm(problem.width, layout.length)
      exports.clearField()
    },
    save: (layout) => {
      layout.x.set(store.reals(x, count))
      layout.y.set(store.reals(y, count))
      layout.pose.set(store.ints(pose, count))
    },
    enter: (piece, placeX, placeY, placePose) => {
      store.reals(x, count)[piece] = placeX
      store.reals(y, count)[piece] = placeY
      store.ints(pose, count)[piece] = placePose
      exports.enterPiece(piece)
    },
    isClear: (at, placeX, placeY) => exports.isClear(at, placeX, placeY) !== 0,
    measure: () => {
      exports.measureAll()
      return exports.totalLoss()
    },
    pass: ({ near, anywhere, refined }) => exports.passOnce(near, anywhere, refined),
    updateWeights: exports.updateWeights,
    resetWeights: exports.resetWeights,
    clashes: () => store.ints(clashes, count).slice(),
  }
}

const fitsFilm = ({ poses, slack }: ShapeProblem, pose: number, length: number) => {
  const box = poses[pose]?.box
  return box !== undefined && box.maxY - box.minY <= length + slack
}
