import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { others } from './look-alike.ts'
import { pages } from './pages.ts'
import { cellsOf, referenceFile } from './reference.ts'

/** Saves Ghostscript's rendering of each page, or poppler's if that is the reference. */
const kept: Record<string, string> = {}
for (const { name, bytes, by = ['ghostscript'] as const, units } of pages)
  await withWorkFolder(async (folder) => {
    const path = join(folder, 'page.pdf')
    await writeFile(path, bytes())
    const [first = 'ghostscript'] = by
    kept[name] = Buffer.from(cellsOf(await others[first].see(path, folder, 1, units))).toString('base64')
  })
await writeFile(referenceFile, `${JSON.stringify(kept, null, 2)}\n`)
