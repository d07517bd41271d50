import type { LetteringShape, TextBlock } from './lettering.ts'

/**
 * A point on the baseline: its position, and how far anything standing on it leans clockwise, in radians. y grows
 * downward.
 */
export type Stand = { x: number; y: number; lean: number }

/** Maps the distance `along` a line of text, measured from its start, to a position. */
export type LinePath = (along: number) => Stand

export type LineLayout = Pick<TextBlock, 'align' | 'shape'> & {
  /** The height of a capital letter. */
  letterHeight: number
  /** From baseline to baseline. */
  lineHeight: number
}

/** A path for each line, top line first. Any unit of length; widths are those of the set lines. */
export function layLines(widths: readonly number[], layout: LineLayout): LinePath[] {
  const shape: LetteringShape = layout.shape
  const widest = Math.max(0, ...widths)
  switch (shape.kind) {
    case 'straight':
      return widths.map((width, line) => {
        const start = startOf(layout, width, widest)
        return (along) => ({ x: start + along, y: line * layout.lineHeight, lean: 0 })
      })
    case 'arch_up':
      return archUp(widths, layout, (Math.PI * shape.bend) / 100)
    case 'arch_down':
      return archDown(widths, layout, (Math.PI * shape.bend) / 100)
    case 'circle': {
      // The gap between the end and the start is a word space.
      const ring = archUp(
        widths.map((width) => width + layout.letterHeight / 2),
        { ...layout, align: 'center' },
        2 * Math.PI,
      )
      return ring.map((path) => (along) => path(along + layout.letterHeight / 4))
    }
    case 'wave':
      return wave(widths, layout, shape.bend / 100)
  }
}

const startOf = ({ align }: Pick<LineLayout, 'align'>, width: number, whole: number): number =>
  ({ left: 0, center: (whole - width) / 2, right: whole - width })[align]

/** Baselines on circles around one center below; no line spans more than `sweep`, in radians. */
function archUp(widths: readonly number[], layout: LineLayout, sweep: number): LinePath[] {
  const { letterHeight, lineHeight } = layout
  const innermost = letterHeight * 0.6 + (widths.length - 1) * lineHeight
  const outer = Math.max(innermost, ...widths.map((width, line) => width / sweep + line * lineHeight))
  return onCircles(
    widths.map((width, line) => ({ width, radius: outer - line * lineHeight })),
    layout,
    (radius, turn) => ({ x: radius * Math.sin(turn), y: outer - radius * Math.cos(turn), lean: turn }),
  )
}

/**
 * Baselines on circles around one center above, with the tops of the characters toward it: wide enough that they do not
 * collide.
 */
function archDown(widths: readonly number[], layout: LineLayout, sweep: number): LinePath[] {
  const { letterHeight, lineHeight } = layout
  const inner = Math.max(
    letterHeight * 1.6,
    ...widths.map((width, line) => width / sweep - line * lineHeight),
  )
  return onCircles(
    widths.map((width, line) => ({ width, radius: inner + line * lineHeight })),
    layout,
    (radius, turn) => ({ x: radius * Math.sin(turn), y: radius * Math.cos(turn) - inner, lean: -turn }),
  )
}

function onCircles(
  lines: readonly { width: number; radius: number }[],
  layout: LineLayout,
  stand: (radius: number, turn: number) => Stand,
): LinePath[] {
  const widest = Math.max(0, ...lines.map(({ width, radius }) => width / radius))
  return lines.map(({ width, radius }) => {
    const start = startOf(layout, width / radius, widest) - widest / 2
    return (along) => stand(radius, start + along / radius)
  })
}

/** The height of the steepest wave, as a fraction of its length. */
const steepest = 0.2
const waveSteps = 256

/** One full wave, as long as the widest line; characters keep their spacing along it. */
function wave(widths: readonly number[], layout: LineLayout, bend: number): LinePath[] {
  const widest = Math.max(layout.letterHeight, ...widths)
  const swing = steepest * bend
  const lengths = waveLengths(swing)
  const size = widest / (lengths[waveSteps] ?? 1)
  return widths.map((width, line) => {
    const start = startOf(layout, width, widest)
    return (along) => {
      const share = shareAt(lengths, (start + along) / size)
      const slope = -swing * 2 * Math.PI * Math.cos(share * 2 * Math.PI)
      return {
        x: share * size,
        y: -swing * size * Math.sin(share * 2 * Math.PI) + line * layout.lineHeight,
        lean: Math.atan(slope),
      }
    }
  })
}

/** The arc length of a wave of length 1, up to each step. */
function waveLengths(swing: number): number[] {
  const lengths = [0]
  const heightAt = (step: number): number => swing * Math.sin((step / waveSteps) * 2 * Math.PI)
  for (let step = 1; step <= waveSteps; step++)
    lengths.push((lengths[step - 1] ?? 0) + Math.hypot(1 / waveSteps, heightAt(step) - heightAt(step - 1)))
  return lengths
}

/**
 * The fraction of the wave's length at which this much of its arc has been covered; continues with the same slope
 * beyond both ends.
 */
function shareAt(lengths: readonly number[], behind: number): number {
  const whole = lengths[waveSteps] ?? 1
  const firstStep = (lengths[1] ?? 1) * waveSteps
  if (behind <= 0) return behind / firstStep
  if (behind >= whole) return 1 + (behind - whole) / firstStep
  let [low, high] = [0, waveSteps]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((lengths[middle] ?? 0) <= behind) low = middle
    else high = middle
  }
  const from = lengths[low] ?? 0
  const to = lengths[high] ?? from
  return (low + (behind - from) / Math.max(to - from, 1e-12)) / waveSteps
}
