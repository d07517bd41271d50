import { expect, test } from 'vitest'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { mm } from '#domain/units.ts'
import { cornerAt, handleSizes, pulledFactor, resizeHandles } from './resize-handles.ts'

const placement: StudioPlacement = {
  id: 'a',
  itemId: 'i',
  artworkId: '0f0e0d0c-0b0a-4908-8706-050403020100',
  x: mm(100),
  y: mm(50),
  width: mm(40),
  height: mm(20),
  rotation: 0,
  mirrored: false,
  locked: false,
}

const near = (point: { x: number; y: number } | undefined) => [
  Math.round((point?.x ?? 0) * 1e6) / 1e6,
  Math.round((point?.y ?? 0) * 1e6) / 1e6,
]

test('one copy alone has handles at its corners, turned with it, and the far corner stays', () => {
  const upright = resizeHandles([placement])
  expect(upright.map(({ at }) => near(at))).toEqual([
    [80, 40],
    [120, 40],
    [120, 60],
    [80, 60],
  ])
  expect(near(upright[0]?.anchor)).toEqual([120, 60])
  const [turned] = resizeHandles([{ ...placement, rotation: 90 }])
  expect([near(turned?.at), near(turned?.anchor)]).toEqual([
    [110, 30],
    [90, 70],
  ])
})

test('several have handles on their common box', () => {
  const [first] = resizeHandles([placement, { ...placement, id: 'b', x: mm(200), rotation: 90 }])
  expect([near(first?.at), near(first?.anchor)]).toEqual([
    [80, 30],
    [210, 70],
  ])
})

test('dragging along or beside the diagonal keeps the ratio, and nothing turns inside out', () => {
  const [handle] = resizeHandles([placement])
  if (!handle) throw new Error('No handle')
  expect(pulledFactor(handle, { x: 40, y: 20 })).toBeCloseTo(2, 9)
  expect(pulledFactor(handle, handle.at)).toBeCloseTo(1, 9)
  expect(pulledFactor(handle, { x: 300, y: 300 })).toBe(0.01)
})

test('a finger takes the nearest corner from outside; inside something small, the middle is left for moving', () => {
  const { grip } = handleSizes.touched
  // At 1 px per millimeter: 40 × 20 px on the screen.
  expect(near(cornerAt([placement], { x: 133, y: 70 }, 1, grip)?.at)).toEqual([120, 60])
  expect(cornerAt([placement], { x: 137, y: 78 }, 1, grip)).toBe(null)
  expect(cornerAt([placement], { x: 112, y: 52 }, 1, grip)).toBe(null)
  expect(near(cornerAt([placement], { x: 117, y: 57 }, 1, grip)?.at)).toEqual([120, 60])
  // At ten times the size there is room for a whole finger inside as well.
  expect(near(cornerAt([placement], { x: 118.5, y: 58.5 }, 10, grip)?.at)).toEqual([120, 60])
  expect(cornerAt([], { x: 0, y: 0 }, 1, grip)).toBe(null)
})
