import { afterEach, expect, test, vi } from 'vitest'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { mm } from '#domain/units.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { type Drawing, drawPlacements } from './draw-placements.ts'

afterEach(() => vi.unstubAllGlobals())

/** Images of 10 × 10 px that load immediately, unless their address says that they are lost. */
class Picture {
  naturalWidth = 10
  naturalHeight = 10
  width = 10
  height = 10
  address = ''
  onload = () => {}
  onerror = () => {}
  set src(address: string) {
    this.address = address
    if (address.includes('lost')) this.onerror()
    else this.onload()
  }
}

const placement = (more: Partial<StudioPlacement>): StudioPlacement => ({
  ...{ id: 'p1', itemId: 'i1', artworkId: 'fox', x: mm(50), y: mm(40), width: mm(20), height: mm(10) },
  ...{ rotation: 0, mirrored: false, locked: false },
  ...more,
})

/** What is drawn, as text, in mm of the sheet; `view` is one screen px per mm. */
function drawn(placements: readonly StudioPlacement[], y: number, drawing: Partial<Drawing> = {}): string[] {
  vi.stubGlobal('Image', Picture)
  vi.stubGlobal('window', { devicePixelRatio: 1 })
  const said: string[] = []
  const say =
    (name: string) =>
    (...given: unknown[]) =>
      void said.push([name, ...given.map((one) => (one instanceof Picture ? one.address : one))].join(' '))
  const context = {
    ...{ save() {}, restore() {}, translate: say('to'), rotate: say('turn'), scale: say('mirror') },
    ...{ drawImage: say('picture'), fillRect: say('wash') },
  }
  const artworks = new Map(
    ['fox', 'lost'].map((id) => {
      const view = { thumbnailUrl: `/${id}/thumbnail`, previewUrl: `/${id}/preview` } as ArtworkView
      return [id, view]
    }),
  )
  drawPlacements(context as unknown as CanvasRenderingContext2D, placements, {
    ...{ artworks, view: { scale: 1, x: 30, y }, canvas: { width: 300, height: 200 }, wash: '#ccc' },
    ...drawing,
  })
  return said.filter((words) => words !== 'turn 0')
}

test('a copy is drawn about its center, turned, mirrored, and cut to its part', () => {
  expect(drawn([placement({})], 30)).toEqual(['to 50 40', 'picture /fox/thumbnail -10 -5 20 10'])
  const crop = { left: 0.5, top: 0, right: 1, bottom: 0.8 }
  expect(drawn([placement({ rotation: 180, mirrored: true, crop })], 30)).toEqual([
    'to 50 40',
    `turn ${Math.PI}`,
    'mirror -1 1',
    'picture /fox/thumbnail 5 0 5 8 -10 -5 20 10',
  ])
})

test('only copies in view are drawn, in layer order, and others once they come into view', () => {
  const far = placement({ id: 'p2', y: mm(900) })
  expect(
    drawn([placement({}), far, placement({ x: mm(60) })], 30).filter((one) => one.startsWith('to')),
  ).toEqual(['to 50 40', 'to 60 40'])
  expect(drawn([placement({}), far], -800)).toEqual(['to 50 900', 'picture /fox/thumbnail -10 -5 20 10'])
})

test('at a large size the preview is drawn, and copies without a picture are tinted', () => {
  expect(drawn([placement({ width: mm(400), height: mm(200) })], 30)).toEqual([
    'to 50 40',
    'picture /fox/preview -200 -100 400 200',
  ])
  expect(drawn([placement({ artworkId: 'lost' })], 30)).toEqual(['to 50 40', 'wash -10 -5 20 10'])
  expect(drawn([placement({ artworkId: 'unknown' })], 30)).toEqual(['to 50 40', 'wash -10 -5 20 10'])
})
