import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { outlineText } from '#server/artwork/lettering/outline-text.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { drawVector } from '#server/kernel/vectors/draw-vector.ts'
import { effectsOf } from '#server/kernel/vectors/svg-effects.ts'
import { openBrowser } from '#tests/harness/browser.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { openDrawingBoard, seeInBrowser } from './browser.ts'
import { drawnSize, mostOff, type Seen, see, shareOff } from './look-alike.ts'
import { svgPages } from './svg-pages.ts'

const board = await openDrawingBoard(await openBrowser())
afterAll(() => board.close())

test('every drawing has a unique name', () => {
  expect(new Set(svgPages.map(({ name }) => name)).size).toBe(svgPages.length)
})

/** As with the PDFs, the short form tests a third. */
const tried = someOf(svgPages, Math.ceil(svgPages.length / 3))

test.each(tried.map((page) => [page.name, page] as const))(
  'is printed as a browser shows it, or reported: %s',
  async (_name, { markup, isTold = false }) => {
    const { hasRareEffects, hasGrownEdges } = effectsOf({ markup })
    expect(hasRareEffects || hasGrownEdges).toBe(isTold)
    if (isTold) return
    const share = shareOff(await drawn(markup), await seeInBrowser(board, markup))
    expect(share).toBeLessThanOrEqual(mostOff)
  },
)

function drawn(markup: string): Promise<Seen> {
  return withWorkFolder(async (folder) => {
    const [path, target] = [join(folder, 'page.svg'), join(folder, 'ours.png')]
    const outlined = outlineText(markup)
    if (!outlined.ok) throw new Error('The text was not set')
    await writeFile(path, outlined.markup)
    const cut = { full: drawnSize, region: { left: 0, top: 0, ...drawnSize } }
    await drawVector({ path, contentType: 'image/svg+xml', page: 1 }, cut, target)
    return see(await readFile(target))
  })
}
