import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { inspectInto } from './inspect-into.ts'
import { convertedName } from './inspected.ts'
import { rejections } from './rejections.ts'

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4in" height="1in" viewBox="0 0 400 100">${body}</svg>`

const inspect = (markup: string, look: (folder: string) => Promise<void> = async () => undefined) =>
  withWorkFolder(async (folder) => {
    const path = join(folder, 'drawing.svg')
    await writeFile(path, markup)
    const inspected = await inspectInto({ path, page: 1, isTrimmed: false, folder, ghostscript: null })
    await look(folder)
    return inspected
  })

test('live text in one of our fonts is printed from its outlines', async () => {
  const text = '<text x="20" y="80" font-family="Bebas Neue" font-size="80" fill="red">ADA</text>'
  const inspected = await inspect(svg(text), async (folder) => {
    const printed = await readFile(join(folder, convertedName), 'utf8')
    expect(printed).toContain('<path d="M')
    expect(printed).not.toContain('<text')
  })
  expect(inspected).toMatchObject({ ok: true, isConverted: true, facts: { contentType: 'image/svg+xml' } })
})

test('live text in another font is reported with its name, our fonts and how to fix it', async () => {
  const inspected = await inspect(svg('<text y="80" font-family="Comic Sans MS">ADA</text>'))
  expect(inspected).toEqual({
    ok: false,
    rejection: rejections.liveTextIn(['Comic Sans MS']),
    missingFonts: ['Comic Sans MS'],
  })
  expect(rejections.liveTextIn(['Comic Sans MS'])).toMatch(
    /^This drawing has live text in Comic Sans MS, which we don’t have\. Convert the text to outlines .* Bebas Neue,/,
  )
})

test('a filter that grows edges is rejected, and a masked mask is flagged', async () => {
  const grown =
    '<filter id="f"><feMorphology radius="3"/></filter><rect width="400" height="100" filter="url(#f)"/>'
  expect(await inspect(svg(grown))).toEqual({ ok: false, rejection: rejections.grown_edges })
  const masked =
    '<mask id="a"><rect width="400" height="50" fill="#fff"/></mask><mask id="m" mask="url(#a)"><rect width="400" height="100" fill="#fff"/></mask><rect width="400" height="100" mask="url(#m)"/>'
  expect(await inspect(svg(masked))).toMatchObject({
    ok: true,
    facts: { measured: { hasRareEffects: true } },
  })
})
