import { readFile } from 'node:fs/promises'
import { type Layers, layerFile, layerSide, planes, readLayers } from '#domain/mock-up/layers.ts'
import type { GarmentCut } from '#domain/tshirt/garments.ts'
import type { GarmentSide } from '#domain/tshirt/print-option.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'

const known = new Map<string, Promise<Layers>>()

/** Light and shadow on a garment, read once and cached. */
export function layersOf(cut: GarmentCut, side: GarmentSide): Promise<Layers> {
  const name = layerFile(cut, side)
  const layers = known.get(name) ?? openLayers(name)
  known.set(name, layers)
  return layers
}

async function openLayers(name: string): Promise<Layers> {
  const file = await readFile(new URL(`../../domain/mock-up/layers/${name}`, import.meta.url))
  const gray = await sharp(file, { limitInputPixels: layerSide * layerSide * planes.length })
    .extractChannel(1)
    .raw()
    .toBuffer()
  return readLayers(gray, layerSide)
}
