import { expect, test } from 'vitest'
import { type HeroDesignId, heroOrder, heroOrderCount } from './hero-orders.ts'
import { nestHero } from './nest-hero.ts'

const strip = { width: 22, maxHeight: 24, spacing: 0.15, margin: 0.1 }

test('every hero order fits its sheet entirely and well', () => {
  for (let step = 0; step < heroOrderCount; step++) {
    const order = heroOrder(step)
    const sheet = nestHero(order, strip)
    const count = (id: HeroDesignId) => sheet.pieces.filter((piece) => piece.design === id).length
    for (const id of Object.keys(order) as HeroDesignId[])
      expect(count(id), `${id} at ${step}`).toBe(order[id])
    expect(sheet.used).toBeLessThanOrEqual(24)
    expect(sheet.density, `density at ${step}`).toBeGreaterThan(0.8)
  }
})

test('the orders cycle', () => {
  expect(heroOrder(heroOrderCount)).toEqual(heroOrder(0))
  expect(heroOrder(1)).not.toEqual(heroOrder(0))
})

test('the same order gives the same sheet', () => {
  expect(nestHero(heroOrder(3), strip)).toEqual(nestHero(heroOrder(3), strip))
})
