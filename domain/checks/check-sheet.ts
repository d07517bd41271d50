import type { PlacementDocument } from '../artwork/gang-sheet.ts'
import { type Finding, findFindings } from '../studio/findings.ts'
import { fromPlacementDocument } from '../studio/studio-document.ts'
import type { FrozenWarning, RecordedAcceptance } from './accepted-warnings.ts'
import type { CheckRules } from './check-rules.ts'
import type { ArtworkFacts } from './measure-artwork.ts'

type CheckedArtwork = { id: string; fileName: string; ink: { width: number; height: number } }

/** By `partKey`: of whole artworks, and of the parts that crops leave. */
export type Measured = ReadonlyMap<string, ArtworkFacts | null>

type Checking = { warnBelowDpi: number; checkRules: CheckRules }

/** The studio's own checks on a saved sheet: what it says, no browser has to be believed. */
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

/** What was accepted of an order's warnings, for the same sheet ordered once more. */
export const acceptedOf = (warnings: readonly FrozenWarning[] = []): RecordedAcceptance[] =>
  warnings.flatMap(({ kind, artworkId, acceptedAt: at, acceptedBy: by }) =>
    at && by ? [{ kind, artworkId, at, by }] : [],
  )

/** What an order keeps of a finding, of a sheet's or of a shirt's. */
export type CheckedFinding = Pick<Finding, 'kind' | 'artworkId' | 'message' | 'isBlocking'>

/** What warns, with who took it as it is, and when: for the order to keep. */
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
