import { halfTurnOf, length, poseOf, poses, width, xOf, yOf } from './film'
import { realAt } from './memory'
import { pairLoss, viewOf } from './no-fit'
import { setLoss } from './overlaps'

/**
 * What a piece in any pose meets anywhere on the film. The film is cut into slices each way; for every pose and slice
 * one bit per piece that can be met there, kept up to date as pieces move. Pairs that are left are looked up.
 */
const ACROSS: i32 = 32
const ALONG: i32 = 64

/** Per pose and slice across the film, and along it, `words` words of 64 pieces met there. */
let across: usize = 0
let along: usize = 0
let words: i32 = 0
/** Per pose its box with half the spacing around it: minX, maxX, minY, maxY. */
let reaches: usize = 0
let perWidth: f64 = 0
let perLength: f64 = 0

export function setField(acrossList: usize, alongList: usize, wordCount: i32, reachList: usize): void {
  across = acrossList
  along = alongList
  words = wordCount
  reaches = reachList
}

/** Takes all pieces out and cuts the film anew, as long as it is now. */
export function clearField(): void {
  memory.fill(across, 0, ((poses * ACROSS * words) as usize) << 3)
  memory.fill(along, 0, ((poses * ALONG * words) as usize) << 3)
  perWidth = (ACROSS as f64) / width
  perLength = length > 0 ? (ALONG as f64) / length : 0
}

/** Puts a piece in where it lies. */
export function enterPiece(piece: i32): void {
  markPiece(piece, true)
}

/** Takes a piece out; it must still lie where it was put in. */
export function leavePiece(piece: i32): void {
  markPiece(piece, false)
}

function markPiece(piece: i32, isMet: bool): void {
  const own = 4 * poseOf(piece)
  const left = xOf(piece) + realAt(reaches, own)
  const right = xOf(piece) + realAt(reaches, own + 1)
  const start = yOf(piece) + realAt(reaches, own + 2)
  const end = yOf(piece) + realAt(reaches, own + 3)
  const word = piece >> 6
  const bit: u64 = (1 as u64) << ((piece & 63) as u64)
  for (let pose = 0; pose < poses; pose++) {
    const o = 4 * pose
    const fromX = sliceOf((left - realAt(reaches, o + 1)) * perWidth, ACROSS)
    const toX = sliceOf((right - realAt(reaches, o)) * perWidth, ACROSS)
    markSlices(across, pose * ACROSS + fromX, toX - fromX, word, bit, isMet)
    const fromY = sliceOf((start - realAt(reaches, o + 3)) * perLength, ALONG)
    const toY = sliceOf((end - realAt(reaches, o + 2)) * perLength, ALONG)
    markSlices(along, pose * ALONG + fromY, toY - fromY, word, bit, isMet)
  }
}

function markSlices(masks: usize, from: i32, more: i32, word: i32, bit: u64, isMet: bool): void {
  const stride = (words as usize) << 3
  let at = masks + (from as usize) * stride + ((word as usize) << 3)
  for (let i = 0; i <= more; i++) {
    store<u64>(at, isMet ? load<u64>(at) | bit : load<u64>(at) & ~bit)
    at += stride
  }
}

function sliceOf(slice: f64, slices: i32): i32 {
  return slice <= 0 ? 0 : slice >= (slices as f64) ? slices - 1 : (slice as i32)
}

function columnAt(pose: i32, x: f64): usize {
  return across + ((((pose * ACROSS + sliceOf(x * perWidth, ACROSS)) as usize) * (words as usize)) << 3)
}

function lineAt(pose: i32, y: f64): usize {
  return along + ((((pose * ALONG + sliceOf(y * perLength, ALONG)) as usize) * (words as usize)) << 3)
}

/**
 * The weighted loss of a pose at a place, or any larger number than `bound` as soon as it is passed. 0 is free of
 * overlap. The piece itself must not be in the field, nor its mate, which goes where the piece goes.
 */
export function lossAt(weights: usize, mate: i32, pose: i32, x: f64, y: f64, bound: f64): f64 {
  let column = columnAt(pose, x)
  let line = lineAt(pose, y)
  let sum: f64 = 0
  for (let first = 0; first < words << 6; first += 64) {
    let bits = load<u64>(column) & load<u64>(line)
    column += 8
    line += 8
    while (bits !== 0) {
      const other = first + (ctz(bits) as i32)
      bits &= bits - 1
      const loss = pairLoss(viewOf(pose, poseOf(other)), x - xOf(other), y - yOf(other))
      if (loss === 0) continue
      sum += loss * realAt(weights, other)
      if (sum > bound) return sum
    }
  }
  if (mate < 0) return sum
  const own = pairLoss(viewOf(pose, halfTurnOf(pose)), x + x - width, y + y - length)
  return own === 0 ? sum : sum + own * realAt(weights, mate)
}

/** Notes what a piece would lose in a pose at a place, pair by pair. It must not be in the field. */
export function writeLosses(piece: i32, pose: i32, x: f64, y: f64): void {
  let column = columnAt(pose, x)
  let line = lineAt(pose, y)
  for (let first = 0; first < words << 6; first += 64) {
    let bits = load<u64>(column) & load<u64>(line)
    column += 8
    line += 8
    while (bits !== 0) {
      const other = first + (ctz(bits) as i32)
      bits &= bits - 1
      const loss = pairLoss(viewOf(pose, poseOf(other)), x - xOf(other), y - yOf(other))
      if (loss !== 0) setLoss(piece, other, loss)
    }
  }
}
