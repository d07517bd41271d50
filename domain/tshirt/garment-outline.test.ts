import { expect, test } from 'vitest'
import { outlineGarment } from './garment-outline.ts'
import { garmentCuts } from './garments.ts'
import { tshirtSizes } from './sizes.ts'

test.each(garmentCuts)('the armholes of a %s bend inward, as wide apart as its shoulders at most', (cut) => {
  for (const size of tshirtSizes) {
    const [right = '', left = ''] = outlineGarment(cut, size, 'front').seams
    const numbers = (path: string): number[] => path.match(/-?[\d.]+/g)?.map(Number) ?? []
    const [x = 0, y = 0, bendX = 0, bendY = 0, endX = 0, endY = 0] = numbers(right)
    expect([0 < bendX, bendX < x, bendX < endX]).toEqual([true, true, true])
    expect([y < bendY, bendY < endY]).toEqual([true, true])
    expect(numbers(left)).toEqual([-x, y, -bendX, bendY, -endX, endY])
  }
})
