import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { layerFile, layerSide, planes } from '#domain/mock-up/layers.ts'
import { garmentCuts } from '#domain/tshirt/garments.ts'
import { drawLayers } from './draw-layers.ts'

/** Models all garments again: run `node cli/seed/pictures/garments/write-layers.ts` after a change here. */
const folder = new URL('../../../../domain/mock-up/layers/', import.meta.url)

await mkdir(folder, { recursive: true })
for (const cut of garmentCuts)
  for (const view of ['front', 'back'] as const) {
    const layers = drawLayers(cut, view, layerSide)
    const gray = Buffer.concat(planes.map((plane) => layers[plane]))
    const raw = { width: layerSide, height: layerSide * planes.length, channels: 1 as const }
    const file = await sharp(gray, { raw }).webp({ quality: 88, effort: 6 }).toBuffer()
    await writeFile(new URL(layerFile(cut, view), folder), file)
    console.log(`${layerFile(cut, view)}: ${file.length} bytes`)
  }
