import type { PlacementDocument } from '../artwork/gang-sheet.ts'
import { type Finding, findFindings } from '../studio/findings.ts'
import { fromPlacementDocument } from '../studio/studio-document.ts'
import type { FrozenWarning, RecordedAcceptance } from './accepted-warnings.ts'
import type { CheckRules } from './check-rules.ts'
import type { ArtworkFacts } from './measure-artwork.ts'

type CheckedArtwork = { id: string; fileName: string; ink: { width: number; height: number } }

/** By `partKey`: whole artworks, and the parts left by crops. */
export type Measured = ReadonlyMap<string, ArtworkFacts | null>

type Checking = { warnBelowDpi: number; checkRules: CheckRules }

/** Runs the studio's own checks on a saved sheet, so that the browser's results need not be trusted. */
export function checkSheet(
  document: PlacementDocument,
  artworks: readonly CheckedArtwork[],
  measured: Measured,
  { warnBelowDpi, checkRules: rules }: Checking,
): Finding[] {
  const known = new Map(artworks.map(({ id, fileName, ink }) => [id, { id, name: fileName, ink }]))
  const facts = [...measured].flatMap(([part, known]) => (known ? [[part, known] as const] : []))
  return findFindings(fromPlacementDocument(document, 1, known).document, {
    warnBelowDpi,
    rules,
    measured: new Map(facts),
    outlines: new Map(facts.map(([part, { outline }]) => [part, outline])),
  })
}

/** The accepted warnings of an order, for ordering the same sheet again. */
export const acceptedOf = (warnings: readonly FrozenWarning[] = []): RecordedAcceptance[] =>
  warnings.flatMap(({ kind, artworkId, acceptedAt: at, acceptedBy: by }) =>
    at && by ? [{ kind, artworkId, at, by }] : [],
  )

/** The fields of a finding that an order keeps, for a sheet or a shirt. */
export type CheckedFinding = Pick<Finding, 'kind' | 'artworkId' | 'message' | 'isBlocking'>

/** The warnings for the order to keep, with who accepted each one and when. */
export function freezeWarnings(
  findings: readonly CheckedFinding[],
  accepted: readonly RecordedAcceptance[],
): FrozenWarning[] {
  return findings.flatMap(({ kind, artworkId, message, isBlocking }) => {
    if (isBlocking || kind === 'off_sheet' || kind === 'missing') return []
    const taken = accepted.find((one) => one.kind === kind && one.artworkId === artworkId)
    return [{ kind, artworkId, message, acceptedAt: taken?.at ?? null, acceptedBy: taken?.by ?? null }]
  })
}
