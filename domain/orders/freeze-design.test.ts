import { expect, test } from 'vitest'
import { emptyPlacementDocument, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { inches, inchesToMm } from '../units.ts'
import { freezeDesign } from './freeze-design.ts'

test('a frozen design has its layout in print pixels and effective dpi', () => {
  const [size] = seedGangSheetSizes
  if (!size) throw new Error('No sizes')
  const placement = {
    id: 'p1',
    artworkId: 'a1',
    x: inchesToMm(inches(5)),
    y: inchesToMm(inches(3)),
    width: inchesToMm(inches(4)),
    height: inchesToMm(inches(2)),
    rotation: 90,
    mirrored: false,
    locked: false,
  }
  const ink = { left: 10, top: 20, width: 2_400, height: 1_200 }
  const artwork = { id: 'a1', fileName: 'Fox.png', widthPx: 2_500, heightPx: 1_300, ink }
  const document = { ...emptyPlacementDocument(size), placements: [placement] }

  const frozen = freezeDesign(
    { designId: 'd1', sizeId: 12, title: 'Fox', previewUrl: null, document, artworks: [artwork] },
    new Date('2026-03-01T12:00:00Z'),
  )

  expect(frozen).toEqual({
    design_id: 'd1',
    size_id: 12,
    title: 'Fox',
    imageUrl: null,
    originalFiles: [{ id: 'a1', name: 'Fox.png' }],
    canvasLayout: [
      {
        name: 'Fox.png',
        x: 900,
        y: 600,
        width: 1_200,
        height: 600,
        scale: 0.5,
        dpi: 600,
        rotation: 90,
      },
    ],
    timestamp: '2026-03-01T12:00:00.000Z',
    artworks: [artwork],
    warnings: [],
    document,
  })
})
