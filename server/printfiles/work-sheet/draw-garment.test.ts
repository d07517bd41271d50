import PDFDocument from 'pdfkit'
import { expect, test, vi } from 'vitest'
import { outlineGarment } from '#domain/tshirt/garment-outline.ts'
import { drawGarment } from './draw-garment.ts'

test.each([
  [900, 300],
  [300, 900],
])('the garment is drawn as large as a box of %i × %i takes, in the middle of its width', (width, height) => {
  const document = new PDFDocument({ size: 'LETTER' })
  const [translate, scale] = [vi.spyOn(document, 'translate'), vi.spyOn(document, 'scale')]
  const design = { cut: 'tee' as const, color: { name: 'Navy', hex: '#112233' }, prints: [] }
  const box = { left: 40, top: 60, width, height }
  drawGarment(document, { design, size: 'L', side: 'front', pictures: new Map(), box })

  const [x = 0, y = 0, wide = 1, high = 1] = outlineGarment('tee', 'L', 'front')
    .viewBox.split(' ')
    .map(Number)
  const drawn = Math.min(width / wide, (height - 16) / high)
  expect(scale.mock.calls).toEqual([[drawn]])
  const [[across = 0, down = 0] = []] = translate.mock.calls
  expect(across + (x + wide / 2) * drawn).toBeCloseTo(40 + width / 2, 9)
  expect(down + y * drawn).toBeCloseTo(60 + 16, 9)
})
