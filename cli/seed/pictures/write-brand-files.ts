import { mkdir, writeFile } from 'node:fs/promises'
import { brandFiles, renderOpenGraph } from './brand.ts'

/** Writes the brand into the pages' assets: `node cli/seed/pictures/write-brand-files.ts`, after a change here. */
const folder = new URL('../../../app/assets/brand/', import.meta.url)

await mkdir(folder, { recursive: true })
for (const [name, content] of Object.entries(brandFiles())) {
  await writeFile(new URL(name, folder), content)
  console.log(`${name}: ${content.length} bytes`)
}
const openGraph = await renderOpenGraph()
await writeFile(new URL('open-graph.png', folder), openGraph)
console.log(`open-graph.png: ${openGraph.length} bytes`)
