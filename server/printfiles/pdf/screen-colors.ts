import { readFile } from 'node:fs/promises'
import {
  type PDFContext,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { readIccProfile } from '#domain/orders/icc-profile.ts'
import { screenProfile } from '#server/kernel/pictures/screen-colors.ts'

const condition = 'sRGB IEC61966-2.1'

/**
 * Declares a document's colors: its RGB is sRGB (ISO 32000-1, 14.11.5), as in the PNG next to it. Returns the profile,
 * for objects that name their own. A printer's profile is the document's output intent; its colors stay sRGB.
 */
export async function describeColors(document: PDFDocument, printerProfile: string | null): Promise<PDFRef> {
  const { context } = document
  const profile = context.register(
    context.flateStream(await screenProfile(), { N: 3, Alternate: 'DeviceRGB' }),
  )
  const intent =
    printerProfile === null
      ? intentOf(context, { standard: 'GTS_PDFA1', profile, name: condition })
      : await printerIntent(context, printerProfile)
  document.catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]))
  return profile
}

const intentOf = (
  context: PDFContext,
  { standard, profile, name }: { standard: string; profile: PDFRef; name: string },
) =>
  context.obj({
    ...{ Type: 'OutputIntent', S: standard, DestOutputProfile: profile },
    OutputConditionIdentifier: PDFString.of(name),
    Info: PDFHexString.fromText(name),
  })

/** ISO 15930-7 (PDF/X-4), 6.2.2. */
async function printerIntent(context: PDFContext, path: string) {
  const bytes = await readFile(path)
  const colors = readIccProfile(bytes)?.colors
  if (!colors) throw new Error('The printer’s color profile can’t be read. Give the printer another one.')
  const described = { rgb: { N: 3, Alternate: 'DeviceRGB' }, cmyk: { N: 4, Alternate: 'DeviceCMYK' } }[colors]
  const profile = context.register(context.flateStream(bytes, described))
  return intentOf(context, { standard: 'GTS_PDFX', profile, name: 'Custom' })
}
