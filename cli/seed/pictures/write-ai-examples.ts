import { mkdir, writeFile } from 'node:fs/promises'
import { findDesignSize } from '#domain/artwork/ai-design.ts'
import { designExamples } from '#domain/artwork/ai-design-examples.ts'
import { composeDesign } from '#server/aidesigns/draw/compose-designs.ts'
import { toPreview } from '#server/aidesigns/draw/rasterise.ts'

/** Writes the generator page's examples: `node cli/seed/pictures/write-ai-examples.ts`, after a change of the engine. */
const folder = new URL('../../../app/assets/ai-examples/', import.meta.url)

await mkdir(folder, { recursive: true })
for (const { name, prompt, style, variant } of designExamples) {
  const drawing = composeDesign({ prompt, style, size: findDesignSize('13x12'), seed: 1 }, variant)
  const picture = await toPreview(drawing, 320)
  await writeFile(new URL(`${name}.webp`, folder), picture)
  console.log(`${name}.webp: ${drawing.layout}, ${picture.length} bytes`)
}
