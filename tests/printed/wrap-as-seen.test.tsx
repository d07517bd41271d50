import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LaidPicture } from '#app/tumblers/laid-picture.tsx'
import type { EngravedDesignData } from '#domain/orders/order-design.ts'
import { printPartsOf } from '#domain/orders/print-parts.ts'
import { engravingFieldOf, layEngraving } from '#domain/tumbler/engraving-field.ts'
import type { Wrap } from '#domain/tumbler/wrap.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { renderSheet } from '#server/printfiles/render-sheet.ts'

const side = 300
/** Asymmetric, so that moving, turning or cutting it differently would show. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="300" height="300" fill="none" stroke="#000" stroke-width="30"/><path d="M60 60H240L60 160Z"/><circle cx="200" cy="220" r="45"/></svg>`
const field = engravingFieldOf('40oz', 'fullWrap')
const ink = { left: 0, top: 0, width: side, height: side }

const design = (wrap: Wrap): EngravedDesignData => ({
  ...{
    title: '',
    imageUrl: null,
    originalFiles: [],
    canvasLayout: [],
    timestamp: '',
    designType: 'Full wrap',
  },
  artworks: [{ id: 'mark', fileName: 'mark.png', widthPx: side, heightPx: side, ink }],
  engraving: {
    ...{
      designType: 'fullWrap',
      finish: 'black',
      artworkId: 'mark',
      originalArtworkId: null,
      conversion: null,
    },
    wrap,
  },
  field,
})

const compared = { width: 500, height: 144 }

/** Alpha of the band, 500 px wide: in the file for the laser, and in the mock-up's drawing. */
async function bothOf(wrap: Wrap): Promise<{ file: Buffer; shown: Buffer }> {
  const png = await sharp(Buffer.from(mark)).png().toBuffer()
  return withWorkFolder(async (folder) => {
    const [path, target] = [join(folder, 'mark.png'), join(folder, 'file.png')]
    await sharp(png).toFile(path)
    const [part] = printPartsOf(design(wrap))
    if (!part) throw new Error('There is nothing to engrave')
    const artworks = part.sources.map((source) => ({ id: source.id, ink: source.ink, path }))
    await renderSheet({
      surface: { ...part, dpi: 100 },
      artworks,
      workFolder: join(folder, 'work'),
      target,
      onProgress() {},
    })
    const drawing = renderToStaticMarkup(
      <svg
        aria-hidden="true"
        xmlns="http://www.w3.org/2000/svg"
        {...compared}
        viewBox={`0 0 ${field.width} ${field.height}`}
      >
        <LaidPicture
          picture={`data:image/png;base64,${png.toString('base64')}`}
          size={{ width: side, height: side }}
          laid={layEngraving(field, ink, wrap)}
        />
      </svg>,
    )
    return { file: await alphaOf(await readFile(target)), shown: await alphaOf(Buffer.from(drawing)) }
  })
}

const alphaOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ ...compared, fit: 'fill' })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer()

test.each<[string, Wrap]>([
  ['fills the band from its upper part', { way: 'fill', size: 1, place: 0.1 }],
  ['is shown whole, small and low', { way: 'whole', size: 0.6, place: 1 }],
  ['is repeated', { way: 'repeat', size: 0.8, place: 0.25 }],
])('the laser burns what the mock-up shows: a design that %s', async (_how, wrap) => {
  const { file, shown } = await bothOf(wrap)
  const inked = shown.filter((alpha) => alpha > 127).length
  const off = shown.filter((alpha, at) => Math.abs(alpha - (file[at] ?? 0)) > 96).length
  expect(inked).toBeGreaterThan(shown.length * 0.02)
  expect(off / inked).toBeLessThan(0.03)
})
