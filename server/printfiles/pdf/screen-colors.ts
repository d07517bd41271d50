import { type PDFDocument, PDFHexString, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'

const condition = 'sRGB IEC61966-2.1'

/**
 * Says what the colors of a document are: its RGB is that of screens (ISO 32000-1, 14.11.5), as in the PNG beside it. The
 * profile is returned, for what names its own.
 */
export async function describeColors(document: PDFDocument): Promise<PDFRef> {
  const { context } = document
  const profile = context.register(
    context.flateStream(await screenProfile(), { N: 3, Alternate: 'DeviceRGB' }),
  )
  const intent = context.obj({
    ...{ Type: 'OutputIntent', S: 'GTS_PDFA1', DestOutputProfile: profile },
    OutputConditionIdentifier: PDFString.of(condition),
    Info: PDFHexString.fromText(condition),
  })
  document.catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]))
  return profile
}

/** As the PNG carries it. */
async function screenProfile(): Promise<Uint8Array> {
  const dot = { width: 1, height: 1, channels: 3, background: '#000' } as const
  const { icc } = await sharp(await sharp({ create: dot }).withIccProfile('srgb').png().toBuffer()).metadata()
  if (!icc) throw new Error('A PNG came out without its profile')
  return icc
}
