import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createShapeNester, type Point, type ShapePlacement, type ShapeResult } from '#nesting/index.ts'
import { generateShapes, type ShapeInstance } from './shape-instances.ts'

/** `node bench/nesting/draw-shapes.ts DIRECTORY`: the documentation's pictures, drawn from our own workload. */
const drawLayout = (instance: ShapeInstance, result: ShapeResult, withBoxes: boolean): string => {
  const scale = 14
  const shapes = result.placements.map((placement) => {
    const item = instance.items.find((each) => each.id === placement.itemId)
    const hue = (instance.items.findIndex((each) => each.id === placement.itemId) * 137) % 360
    const rings = (item?.shape ?? []).flatMap(({ outline, holes = [] }) => [outline, ...holes])
    const box = `<rect x="${placement.x}" y="${placement.y}" width="${placement.width}" height="${placement.height}"/>`
    return `<path fill="hsl(${hue} 55% 62%)" d="${layRings(rings, placement)}"/>${withBoxes ? box : ''}`
  })
  const size = `width="${instance.width * scale}" height="${Math.ceil(result.height * scale)}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${instance.width} ${result.height.toFixed(3)}">\n` +
    `<style>svg{background:#fff}path{fill-rule:evenodd}rect{fill:none;stroke:#999;stroke-width:0.03}</style>\n` +
    `${shapes.join('\n')}\n</svg>\n`
  )
}

const layRings = (rings: readonly (readonly Point[])[], { x, y, turn }: ShapePlacement) => {
  const angle = (turn * Math.PI) / 180
  const turned = rings.map((ring) =>
    ring.map(([px, py]) => [
      px * Math.cos(angle) - py * Math.sin(angle),
      px * Math.sin(angle) + py * Math.cos(angle),
    ]),
  )
  const left = Math.min(...turned.flat().map(([px]) => px as number))
  const top = Math.min(...turned.flat().map(([, py]) => py as number))
  return turned
    .map((ring) => {
      const points = ring.map(
        ([px, py]) => `${((px as number) - left + x).toFixed(3)} ${((py as number) - top + y).toFixed(3)}`,
      )
      return `M${points.join('L')}Z`
    })
    .join('')
}

const directory = process.argv[2] ?? 'docs/pictures'
mkdirSync(directory, { recursive: true })
const instance = generateShapes(1)
const steps = 4000
const nester = createShapeNester(instance.items, instance, { spent: (tried) => tried / steps })
nester.step()
writeFileSync(join(directory, 'nesting-boxes.svg'), drawLayout(instance, nester.best(), true))
const boxes = nester.best().height
while (!nester.isDone() && nester.tried() < steps) nester.step()
writeFileSync(join(directory, 'nesting-shapes.svg'), drawLayout(instance, nester.best(), false))
console.log(`boxes ${boxes.toFixed(2)}, true shapes ${nester.best().height.toFixed(2)}`)

/** Twenty copies of four of them, before the final part of the search, which gives up symmetry. */
const many = { ...instance, items: instance.items.slice(4).map((item) => ({ ...item, copies: 20 })) }
const symmetric = createShapeNester(many.items, many, { spent: (tried) => Math.min(0.94, tried / 20_000) })
symmetric.step(20_000)
writeFileSync(join(directory, 'nesting-symmetric.svg'), drawLayout(many, symmetric.best(), false))
console.log(`symmetric ${symmetric.best().height.toFixed(2)}`)
