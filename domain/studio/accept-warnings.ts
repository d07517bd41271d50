import { type AcceptedWarning, isAccepted } from '../checks/accepted-warnings.ts'
import type { Finding } from './findings.ts'
import type { StudioDocument } from './studio-document.ts'

/** The warning that a shopper can accept: the finding is not blocking and is one of the shop's checks. */
export function toWarning({ kind, artworkId, isBlocking }: Finding): AcceptedWarning | null {
  return isBlocking || kind === 'off_sheet' || kind === 'missing' ? null : { kind, artworkId }
}

/** Warnings that have not been accepted yet. */
export const unansweredWarnings = (
  { accepted }: Pick<StudioDocument, 'accepted'>,
  findings: readonly Finding[],
): Finding[] => findings.filter((one) => toWarning(one) !== null && !isAccepted(accepted, one))

export function acceptWarnings(document: StudioDocument, findings: readonly Finding[]): StudioDocument {
  const { accepted = [] } = document
  const added = unansweredWarnings(document, findings).flatMap((one) => toWarning(one) ?? [])
  const isFirst = (one: AcceptedWarning, index: number): boolean =>
    added.findIndex(({ kind, artworkId }) => kind === one.kind && artworkId === one.artworkId) === index
  return added.length === 0 ? document : { ...document, accepted: [...accepted, ...added.filter(isFirst)] }
}

/** The finding counts as a warning again. */
export const withdrawAcceptance = (document: StudioDocument, finding: Finding): StudioDocument => ({
  ...document,
  accepted: (document.accepted ?? []).filter((one) => !isAccepted([one], finding)),
})
