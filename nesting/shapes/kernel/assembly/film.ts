import { intAt, realAt, setInt, setReal } from './memory'

/** The current layout. Fixed pieces come after the movable ones and never move. */
export let pieces: i32 = 0
/** Movable and fixed pieces together. */
export let count: i32 = 0
let xs: usize = 0
let ys: usize = 0
let poseList: usize = 0

export let width: f64 = 0
export let length: f64 = 0

export let poses: i32 = 0
/** Per pose, minX, maxX, minY, maxY of its box around the reference point. */
let boxes: usize = 0
/** Per pose, the pose half a turn away. */
let halfTurns: usize = 0

/** Per piece, the index of its image under a half turn about the film's center, −1 for none, or IS_IMAGE. */
let mates: usize = 0
const IS_IMAGE: i32 = -2

export function setLayout(piecesToMove: i32, all: i32, x: usize, y: usize, pose: usize): void {
  pieces = piecesToMove
  count = all
  xs = x
  ys = y
  poseList = pose
}

export function setPoses(poseCount: i32, boxList: usize, halfTurnList: usize): void {
  poses = poseCount
  boxes = boxList
  halfTurns = halfTurnList
}

export function setMates(mateList: usize): void {
  mates = mateList
}

export function setFilm(filmWidth: f64, filmLength: f64): void {
  width = filmWidth
  length = filmLength
}

export function xOf(piece: i32): f64 {
  return realAt(xs, piece)
}

export function yOf(piece: i32): f64 {
  return realAt(ys, piece)
}

export function poseOf(piece: i32): i32 {
  return intAt(poseList, piece)
}

export function putPiece(piece: i32, x: f64, y: f64, pose: i32): void {
  setReal(xs, piece, x)
  setReal(ys, piece, y)
  setInt(poseList, piece, pose)
}

export function isImage(piece: i32): bool {
  return intAt(mates, piece) === IS_IMAGE
}

export function mateOf(piece: i32): i32 {
  return intAt(mates, piece)
}

export function halfTurnOf(pose: i32): i32 {
  return intAt(halfTurns, pose)
}

/** A pose's box, which determines where its reference point may be on the film. */
export function minX(pose: i32): f64 {
  return realAt(boxes, 4 * pose)
}

export function maxX(pose: i32): f64 {
  return realAt(boxes, 4 * pose + 1)
}

export function minY(pose: i32): f64 {
  return realAt(boxes, 4 * pose + 2)
}

export function maxY(pose: i32): f64 {
  return realAt(boxes, 4 * pose + 3)
}
