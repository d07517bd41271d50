import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { drawVector } from '#server/kernel/vectors/draw-vector.ts'
import { withPdf } from '#server/kernel/vectors/open-pdf.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { drawnSize, mostOff, others, type Seen, see, shareOff } from './look-alike.ts'
import { type DrawnPage, pages } from './pages.ts'
import { cellsOf, knownCells } from './reference.ts'

const present = { poppler: await others.poppler.isThere(), ghostscript: await others.ghostscript.isThere() }
const known = await knownCells()

test('the pages have unique names, and each is known', () => {
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length)
  expect(pages.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})

/** Each takes three programs a second: the short form tests a third of them. */
const tried = someOf(pages, Math.ceil(pages.length / 3))

test.each(tried.map((page) => [page.name, page] as const))(
  'is printed as Ghostscript and poppler render it: %s',
  (_name, page) =>
    withWorkFolder(async (folder) => {
      const path = join(folder, 'page.pdf')
      await writeFile(path, page.bytes())
      const ours = await drawn(path, folder)
      const { hasInkColors, hasKnockouts } = await withPdf(path, (pdf) => pdf.measurePage(1))
      expect(hasInkColors || hasKnockouts).toBe(page.isTold === true)
      if (page.isTold) return
      for (const by of page.by ?? (['poppler', 'ghostscript'] as const))
        if (present[by])
          expect([by, shareOff(ours, await others[by].see(path, folder, 1, page.units))]).toEqual([
            by,
            expect.toSatisfy((share: number) => share <= mostOff),
          ])
      expect(farthestCell(ours, page)).toBeLessThanOrEqual(mostOffInCell)
    }),
)

/** Levels by which a cell's mean may differ from the value saved for the other programs. */
const mostOffInCell = 6

function farthestCell(ours: Seen, { name }: DrawnPage): number {
  const kept = known.get(name)
  return cellsOf(ours).reduce((most, level, at) => Math.max(most, Math.abs(level - (kept?.[at] ?? 0))), 0)
}

async function drawn(path: string, folder: string): Promise<Seen> {
  const target = join(folder, 'ours.png')
  const cut = { full: drawnSize, region: { left: 0, top: 0, ...drawnSize } }
  await drawVector({ path, contentType: 'application/pdf', page: 1 }, cut, target)
  return see(await readFile(target))
}
