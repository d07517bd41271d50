import { clearField, enterPiece, hide, lossAt, movePiece } from './field'
import { count, halfTurnOf, isImage, length, mateOf, pieces, poseOf, width, xOf, yOf } from './film'
import { findPlace, foundPose, foundX, foundY } from './find-place'
import { intAt, setInt } from './memory'
import { clashesOf, clearLosses, clearRow, totalLoss, weightsOf } from './overlaps'
import { below } from './random'

export { clearField, enterPiece, setField } from './field'
export { setFilm, setLayout, setMates, setPoses } from './film'
export { setKinds } from './find-place'
export { setViews } from './no-fit'
export { resetWeights, setOverlaps, totalLoss, updateWeights } from './overlaps'
export { seed } from './random'

/** Space for the pieces of a pass. */
let order: usize = 0

export function setOrder(list: usize): void {
  order = list
}

/** Whether a pose collides with nothing in the field at a position. */
export function isClear(pose: i32, x: f64, y: f64): bool {
  return lossAt(weightsOf(0), -1, pose, x, y, 0) === 0
}

/** Measures every pair again, on the film at its current length. */
export function measureAll(): void {
  clearLosses()
  clearField()
  for (let piece = pieces; piece < count; piece++) enterPiece(piece)
  for (let piece = 0; piece < pieces; piece++) {
    noteLosses(piece, poseOf(piece), xOf(piece), yOf(piece))
    enterPiece(piece)
  }
}

/**
 * Moves every overlapping piece, in random order, to the best place found for it, and its mate to that place's image.
 * Returns the resulting sum of all losses.
 */
export function passOnce(near: i32, anywhere: i32, refined: i32): f64 {
  let listed = 0
  for (let piece = 0; piece < pieces; piece++) {
    if (!isImage(piece) && isClashing(piece)) setInt(order, listed++, piece)
  }
  for (let i = listed - 1; i > 0; i--) {
    const j = below(i + 1)
    const swapped = intAt(order, i)
    setInt(order, i, intAt(order, j))
    setInt(order, j, swapped)
  }
  for (let i = 0; i < listed; i++) {
    const piece = intAt(order, i)
    if (isClashing(piece)) improvePiece(piece, near, anywhere, refined)
  }
  return totalLoss()
}

function isClashing(piece: i32): bool {
  if (clashesOf(piece) > 0) return true
  const mate = mateOf(piece)
  return mate >= 0 && clashesOf(mate) > 0
}

function improvePiece(piece: i32, near: i32, anywhere: i32, refined: i32): void {
  const mate = mateOf(piece)
  hide(piece, mate)
  findPlace(piece, near, anywhere, refined)
  clearRow(piece)
  if (mate >= 0) clearRow(mate)
  layPiece(piece, foundX, foundY, foundPose)
  if (mate >= 0) {
    hide(mate, -1)
    layPiece(mate, width - foundX, length - foundY, halfTurnOf(foundPose))
  }
  hide(-1, -1)
}

function layPiece(piece: i32, x: f64, y: f64, pose: i32): void {
  noteLosses(piece, pose, x, y)
  movePiece(piece, x, y, pose)
}

/** For a piece without recorded losses. */
function noteLosses(piece: i32, pose: i32, x: f64, y: f64): void {
  lossAt(weightsOf(piece), -1, pose, x, y, Infinity, piece)
}
