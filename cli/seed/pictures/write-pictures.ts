import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findDesignSize } from '#domain/artwork/ai-design.ts'
import { designExamples } from '#domain/artwork/ai-design-examples.ts'
import { composeDesign } from '#server/aidesigns/draw/compose-designs.ts'
import { toPreview } from '#server/aidesigns/draw/rasterize.ts'
import { inspectInto } from '#server/artwork/inspect-into.ts'
import { digestOf, listDemoFiles, renderDemoFile } from './demo-files.ts'
import { renderOpenGraph } from './open-graph.ts'

/**
 * `npm run demo:pictures`, to be run after a drawing changes: writes the demo shop's pictures, the picture for shared
 * links to the shop, and the examples on the design generator's page.
 */
const files = new URL('files/', import.meta.url)
const assets = new URL('../../../app/assets/', import.meta.url)

async function write(file: URL, content: Buffer | string): Promise<void> {
  await mkdir(dirname(file.pathname), { recursive: true })
  await writeFile(file, content)
  console.log(`${file.pathname.replace(/^.*\/(?=\w+\/[^/]+$)/, '')}: ${content.length} bytes`)
}

/** Stores the inspection results next to the artwork, so that a first start does not have to inspect it again. */
async function inspect(name: string): Promise<void> {
  const folder = new URL(`${name.replace(/^artworks(.*)\.png$/, 'inspected$1')}/`, files)
  await mkdir(folder, { recursive: true })
  const path = fileURLToPath(new URL(name, files))
  const found = await inspectInto({
    path,
    page: 1,
    isTrimmed: false,
    ghostscript: null,
    folder: fileURLToPath(folder),
  })
  if (!found.ok) throw new Error(`${name}: ${found.rejection}`)
  await write(new URL('facts.json', folder), `${JSON.stringify(found.facts)}\n`)
}

await rm(files, { recursive: true, force: true })
const digests: Record<string, string> = {}
for (const file of listDemoFiles()) {
  await write(new URL(file.name, files), await renderDemoFile(file))
  digests[file.name] = digestOf(file)
  if (file.name.startsWith('artworks/')) await inspect(file.name)
}
await write(new URL('digests.json', files), `${JSON.stringify(digests, null, 2)}\n`)

await write(new URL('brand/open-graph.png', assets), await renderOpenGraph())

for (const { name, prompt, style, variant } of designExamples) {
  const drawing = composeDesign({ prompt, style, size: findDesignSize('13x12'), seed: 1 }, variant)
  await write(new URL(`ai-examples/${name}.webp`, assets), await toPreview(drawing, 320))
}
