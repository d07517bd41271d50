import { type PDFContext, PDFDict, PDFName, type PDFPage, type PDFRef, PDFStream } from '@cantoo/pdf-lib'
import type { PdfPageSize } from './page-size.ts'
import type { SheetMarks } from './pdf-tasks.ts'

/** What a page's marks refer to: the color space of the line, the image of the white. */
export type MarkObjects = { cut: PDFRef | null; white: PDFRef | null }

/** Cyan, magenta, yellow and black that programs without the ink show instead. */
const shown = { magenta: [0, 1, 0, 0], unseen: [0, 0, 0, 0] } as const

/** An ink by name (ISO 32000-1, 8.6.6.4 Separation). */
export function spotColor(context: PDFContext, name: string, looks: keyof typeof shown): PDFRef {
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [...shown[looks]], N: 1 }
  return context.register(
    context.obj(['Separation', PDFName.of(name), 'DeviceCMYK', context.register(context.obj(tint))]),
  )
}

/** Full ink where `mask` covers the page, and none elsewhere: bare areas stay clear. */
export function inkedPicture(context: PDFContext, ink: PDFRef, mask: PDFRef): PDFRef {
  const described = {
    ...{ Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, BitsPerComponent: 8 },
    ...{ ColorSpace: ink, SMask: mask },
  }
  return context.register(context.stream(Uint8Array.of(255), described))
}

/** By their names in the page's content. Overprinted or multiplied, they leave the other inks unchanged (11.7.4). */
export const describeMarks = ({ cut, white }: MarkObjects) => ({
  xObjects: white ? { White: white } : {},
  others: {
    ...(cut && { ColorSpace: { Cut: cut } }),
    ...((cut || white) && {
      ExtGState: {
        Over: { Type: 'ExtGState', OP: true, op: true, OPM: 1 },
        // Paper times ink is ink, in every color and program; with overprinting on top, Ghostscript would apply the ink
        // twice.
        Under: { Type: 'ExtGState', BM: 'Multiply' },
      },
    }),
  },
})

export const whiteLayer = ({ width, height }: PdfPageSize): string =>
  `q /Under gs ${written(width)} 0 0 ${written(height)} 0 0 cm /White Do Q\n`

export const cutLines = ({ rings, lineWidth }: NonNullable<SheetMarks['cut']>): string => {
  const drawn = rings.map((ring) => {
    const points = Array.from(
      { length: ring.length / 2 },
      (_, at) => `${written(ring[2 * at] ?? 0)} ${written(ring[2 * at + 1] ?? 0)} ${at === 0 ? 'm' : 'l'}`,
    )
    return `${points.join(' ')} s\n`
  })
  return `q /Over gs /Cut CS 1 SCN ${written(lineWidth)} w\n${drawn.join('')}Q\n`
}

/** Numbers in page content have no exponent (ISO 32000-1, 7.3.3). */
export const written = (value: number): string => String(Number(value.toFixed(6)))

/** Colors without their own profile are the screen's, whatever the document's output intent (8.6.5.6). */
export function withScreenColors(context: PDFContext, page: PDFPage, profile: PDFRef): void {
  const given = page.node.lookup(PDFName.of('Resources'), PDFDict)
  const forms = context.enumerateIndirectObjects().flatMap(([, object]) => {
    const resources = object instanceof PDFStream && object.dict.lookup(PDFName.of('Resources'))
    return resources instanceof PDFDict ? [resources] : []
  })
  for (const resources of [given, ...forms]) {
    const known = resources.lookup(PDFName.of('ColorSpace'))
    const spaces = known instanceof PDFDict ? known : context.obj({})
    spaces.set(PDFName.of('DefaultRGB'), context.obj(['ICCBased', profile]))
    resources.set(PDFName.of('ColorSpace'), spaces)
  }
}
