import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawContour } from './method/contour.ts'
import { drawNoFit } from './method/no-fit.ts'
import { drawSeparation } from './method/separation.ts'
import { drawSkyline } from './method/skyline.ts'
import { filmstrip } from './method/svg.ts'

/** `node bench/nesting/draw-method.ts DIRECTORY`: the steps of both engines, drawn by the engines themselves. */
const directory = process.argv[2] ?? 'docs/pictures'
mkdirSync(directory, { recursive: true })
const pictures = {
  'method-skyline': filmstrip(drawSkyline(), 12, 1.5),
  'method-contour': filmstrip(drawContour(), 8, 1),
  'method-no-fit': filmstrip(drawNoFit(), 44, 0.4),
  'method-separation': filmstrip(drawSeparation(), 9, 1.5),
}
for (const [name, picture] of Object.entries(pictures)) {
  writeFileSync(join(directory, `${name}.svg`), picture)
  console.log(`${name}.svg  ${Math.round(picture.length / 1_000)} KB`)
}
