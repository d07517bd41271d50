import { expect, test } from 'vitest'
import { fillsSides } from './design.ts'
import { fitArtwork } from './fit-artwork.ts'
import { type PlacementZone, placementZones } from './placement-zones.ts'

const named = (name: string): PlacementZone => {
  const zone = placementZones.find((one) => one.name === name)
  if (!zone) throw new Error(`No zone ${name}`)
  return zone
}

test('the nine zones match the specification', () => {
  expect(placementZones.map(({ name }) => name).sort()).toEqual([
    'Back Collar',
    'Center Chest',
    'Full Back',
    'Full Front',
    'Left Chest',
    'Oversize Front',
    'Pocket',
    'Sleeve',
    'Upper Back',
  ])
})

const wide = { ink: { width: 2_400, height: 1_200 } }

test('artwork fills its zone without distortion, by width or by height, and its dpi follows', () => {
  const tall = { ink: { width: 2_100, height: 4_200 } }
  expect(fitArtwork({ ...wide, isVector: true }, named('Full Front'), null)).toEqual({
    ...{ width: 12, height: 6, effectiveDpi: 200 },
  })
  expect(fitArtwork(tall, named('Full Front'), null)).toEqual({ width: 7, height: 14, effectiveDpi: 300 })
  expect(fitArtwork(wide, named('Left Chest'), null)).toEqual({ width: 4, height: 2, effectiveDpi: 600 })
})

test('a picture, alone or in a drawing, starts as large as it stays sharp', () => {
  expect(fitArtwork(wide, named('Full Front'), null)).toEqual({ width: 9.6, height: 4.8, effectiveDpi: 250 })
  const holdsPicture = { ...wide, isVector: true, pictureScale: 0.5 }
  expect(fitArtwork(holdsPicture, named('Full Front'), null).width).toBe(4.8)
})

test('a requested width is kept within the zone', () => {
  expect(fitArtwork(wide, named('Full Front'), 8)).toEqual({ width: 8, height: 4, effectiveDpi: 300 })
  expect(fitArtwork(wide, named('Full Front'), 40).width).toBe(12)
  expect(fitArtwork(wide, named('Full Front'), 0.01).width).toBe(0.5)
})

test('one print on the front, or one on each side, per the print option', () => {
  const front = { placementZone: 'sleeve' } as const
  const back = { placementZone: 'full-back' } as const
  expect(fillsSides('frontOnly', [front])).toBe(true)
  expect(fillsSides('frontOnly', [back])).toBe(false)
  expect(fillsSides('frontOnly', [front, back])).toBe(false)
  expect(fillsSides('frontBack', [back, front])).toBe(true)
  expect(fillsSides('frontBack', [front])).toBe(false)
  expect(fillsSides('frontBack', [front, front])).toBe(false)
  expect(fillsSides('backOnly', [back])).toBe(true)
  expect(fillsSides('backOnly', [front])).toBe(false)
})
