import { halfTurnOf, length, poseOf, poses, putPiece, width, xOf, yOf } from './film'
import { realAt } from './memory'
import { pairLoss, viewOf } from './no-fit'
import { setLoss } from './overlaps'

/**
 * Finds what a piece in any pose collides with anywhere on the film. The film is cut into slices each way; for every
 * pose and slice there is one bit per piece that may collide there, kept up to date as pieces move. The remaining pairs
 * are looked up.
 */
const ACROSS: i32 = 32
const ALONG: i32 = 64

/** Per pose and slice across the film, and along it: `words` words of 64 pieces that may collide there. */
let across: usize = 0
let along: usize = 0
let words: i32 = 0
/** Per pose, its box with half the spacing around it: minX, maxX, minY, maxY. */
let reaches: usize = 0
let perWidth: f64 = 0
let perLength: f64 = 0

export function setField(acrossList: usize, alongList: usize, wordCount: i32, reachList: usize): void {
  across = acrossList
  along = alongList
  words = wordCount
  reaches = reachList
}

/** Removes all pieces and slices the film again at its current length. */
export function clearField(): void {
  memory.fill(across, 0, ((poses * ACROSS * words) as usize) << 3)
  memory.fill(along, 0, ((poses * ALONG * words) as usize) << 3)
  perWidth = (ACROSS as f64) / width
  perLength = length > 0 ? (ALONG as f64) / length : 0
}

/** Adds a piece at its current position. */
export function enterPiece(piece: i32): void {
  for (let pose = 0; pose < poses; pose++) {
    findSlices(xOf(piece), yOf(piece), poseOf(piece), pose)
    markSlices(piece, pose, true)
  }
}

/** Moves a piece that is in the field. Most moves are small and change few slices. */
export function movePiece(piece: i32, x: f64, y: f64, pose: i32): void {
  for (let other = 0; other < poses; other++) {
    findSlices(x, y, pose, other)
    const left = fromX
    const right = toX
    const start = fromY
    const end = toY
    findSlices(xOf(piece), yOf(piece), poseOf(piece), other)
    if (left === fromX && right === toX && start === fromY && end === toY) continue
    markSlices(piece, other, false)
    fromX = left
    toX = right
    fromY = start
    toY = end
    markSlices(piece, other, true)
  }
  putPiece(piece, x, y, pose)
}

/** The slices in which a pose may collide with another one at a position. */
let fromX: i32 = 0
let toX: i32 = 0
let fromY: i32 = 0
let toY: i32 = 0

function findSlices(x: f64, y: f64, own: i32, pose: i32): void {
  const a = 4 * own
  const b = 4 * pose
  fromX = sliceOf((x + realAt(reaches, a) - realAt(reaches, b + 1)) * perWidth, ACROSS)
  toX = sliceOf((x + realAt(reaches, a + 1) - realAt(reaches, b)) * perWidth, ACROSS)
  fromY = sliceOf((y + realAt(reaches, a + 2) - realAt(reaches, b + 3)) * perLength, ALONG)
  toY = sliceOf((y + realAt(reaches, a + 3) - realAt(reaches, b + 2)) * perLength, ALONG)
}

function markSlices(piece: i32, pose: i32, isMet: bool): void {
  markLines(across, pose * ACROSS + fromX, toX - fromX, piece, isMet)
  markLines(along, pose * ALONG + fromY, toY - fromY, piece, isMet)
}

function markLines(masks: usize, from: i32, more: i32, piece: i32, isMet: bool): void {
  const bit: u64 = (1 as u64) << ((piece & 63) as u64)
  const stride = (words as usize) << 3
  let at = masks + (from as usize) * stride + (((piece >> 6) as usize) << 3)
  for (let i = 0; i <= more; i++) {
    store<u64>(at, isMet ? load<u64>(at) | bit : load<u64>(at) & ~bit)
    at += stride
  }
}

/**
 * Pieces that are ignored although they are in the field: the one that is moving, and its mate, which moves with it.
 */
let hiddenWord: i32 = -1
let hiddenBit: u64 = 0
let hiddenMateWord: i32 = -1
let hiddenMateBit: u64 = 0

/** −1 for none. */
export function hide(piece: i32, mate: i32): void {
  hiddenWord = piece >> 6
  hiddenBit = (1 as u64) << ((piece & 63) as u64)
  hiddenMateWord = mate >> 6
  hiddenMateBit = (1 as u64) << ((mate & 63) as u64)
}

/** The pieces of a word that may collide in both a slice across the film and one along it. */
function metIn(word: i32, column: usize, line: usize): u64 {
  let bits = load<u64>(column + ((word as usize) << 3)) & load<u64>(line + ((word as usize) << 3))
  if (word === hiddenWord) bits &= ~hiddenBit
  if (word === hiddenMateWord) bits &= ~hiddenMateBit
  return bits
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
 * The weighted loss of a pose at a position, or any number larger than `bound` as soon as that is exceeded. 0 means no
 * overlap. `mate` is the piece's image, or −1. `noting` is a piece whose losses there are recorded pair by pair, or −1.
 */
export function lossAt(
  weights: usize,
  mate: i32,
  pose: i32,
  x: f64,
  y: f64,
  bound: f64,
  noting: i32 = -1,
): f64 {
  const column = columnAt(pose, x)
  const line = lineAt(pose, y)
  let sum: f64 = 0
  for (let word = 0; word < words; word++) {
    let bits = metIn(word, column, line)
    while (bits !== 0) {
      const other = (word << 6) + (ctz(bits) as i32)
      bits &= bits - 1
      const loss = pairLoss(viewOf(pose, poseOf(other)), x - xOf(other), y - yOf(other))
      if (loss === 0) continue
      if (noting >= 0) setLoss(noting, other, loss)
      sum += loss * realAt(weights, other)
      if (sum > bound) return sum
    }
  }
  if (mate < 0) return sum
  const own = pairLoss(viewOf(pose, halfTurnOf(pose)), x + x - width, y + y - length)
  return own === 0 ? sum : sum + own * realAt(weights, mate)
}
