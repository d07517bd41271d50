import { buffer } from 'node:stream/consumers'
import { isVector } from '#domain/artwork/artwork.ts'
import type { Lane } from '#server/kernel/decoding/decode.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { ArtworkRow } from './tables.ts'

export type InspectionLane = Extract<Lane, 'pictures' | 'drawings'>

type Upload = Pick<ArtworkRow, 'storageKey' | 'byteSize' | 'lettering'>

/**
 * Where an upload is inspected: images, whose cost follows from their pixels, are kept apart from drawings, whose cost
 * is unknown, and from anything else. Decided by the first bytes without parsing; our own drawings cost little.
 */
export async function inspectionLaneOf(
  files: Pick<FileStore, 'read'>,
  { storageKey, byteSize, lettering }: Upload,
): Promise<InspectionLane> {
  if (lettering !== null) return 'pictures'
  const end = Math.min(byteSize, longestSignature) - 1
  const start = await buffer(await files.read(storageKey, { start: 0, end }))
  return laneOfStart(start)
}

/** By the first bytes of a file. */
export const laneOfStart = (start: Buffer): InspectionLane =>
  signatures.some((isOne) => isOne(start.subarray(0, longestSignature).toString('latin1')))
    ? 'pictures'
    : 'drawings'

/** The same for a file whose content is known. */
export const laneOf = ({
  contentType,
  lettering,
}: Pick<ArtworkRow, 'contentType' | 'lettering'>): InspectionLane =>
  isVector(contentType) && lettering === null ? 'drawings' : 'pictures'

const longestSignature = 12

/** PNG (5.2), JPEG (B.1.1.3), WebP's container, TIFF in both byte orders, GIF, AVIF's container, Photoshop. */
const signatures: ((start: string) => boolean)[] = [
  (start) => start.startsWith('\x89PNG\r\n\x1a\n'),
  (start) => start.startsWith('\xff\xd8\xff'),
  (start) => start.startsWith('RIFF') && start.endsWith('WEBP'),
  (start) => start.startsWith('II*\0') || start.startsWith('MM\0*'),
  (start) => start.startsWith('GIF8') || start.startsWith('8BPS'),
  (start) => start.startsWith('ftypavi', 4),
]
