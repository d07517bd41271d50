import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { knownArtworks } from '#app/builder/known-artworks.ts'
import { OpeningSheet } from '#app/builder/opening-sheet.tsx'
import { useAccountDraft } from '#app/builder/use-account-draft.ts'
import { useKeptDraft } from '#app/builder/use-kept-draft.ts'
import { useStudioCode } from '#app/builder/use-studio-code.ts'
import { draftKey, readKeptAt } from '#app/studio/browser/kept-draft.ts'
import { VersionsDialog } from '#app/studio/view/keeping/later-versions-dialog.tsx'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { fromPlacementDocument, toPlacementDocument } from '#domain/studio/studio-document.ts'
import { NoProof } from './no-proof.tsx'
import type { StudioProofPageProps } from './proof-page-props.ts'
import { SendProof } from './send-proof.tsx'

/** The studio on the sheet of an order; changes made here are shown to the customer before anything is printed. */
export function StudioProofPage(props: StudioProofPageProps) {
  const { requestId, document, artworks, sizes, shop } = props
  const { Studio, hasFailed } = useStudioCode()
  const navigate = useNavigate()
  const [changed, setChanged] = useState<PlacementDocument | null>(null)
  /** Tells the studio whether the proof was sent; the studio keeps the draft until then. */
  const settle = useRef<(isSent: boolean) => void>(() => {})
  const end = (isSent: boolean): void => {
    setChanged(null)
    settle.current(isSent)
  }
  const key = `${draftKey}:proof:${requestId}`
  const kept = useKeptDraft(key)
  const account = useAccountDraft({
    subject: `proof-${requestId}`,
    ...{ draftKey: key, isSignedIn: true, onTaken: kept.take },
  })
  const leave = (): void => void navigate(`/admin/edit-requests?request=${requestId}`)

  if (!props.mayOfferProof || sizes.length === 0) return <NoProof />
  if (Studio === null || !account.isSettled || !kept.isRead)
    return <OpeningSheet hasFailed={hasFailed || kept.hasFailed} />
  const { draft } = kept
  const start = draft ?? {
    document: fromPlacementDocument(document, 1, knownArtworks(artworks)).document,
    awaiting: [],
  }
  return (
    <>
      <h1 className="sr-only">Make a proof</h1>
      <VersionsDialog
        mine={start}
        mineAt={account.theirs && readKeptAt(key)}
        theirs={account.theirs}
        artworks={artworks}
        onKeepMine={account.keepMine}
        onTakeTheirs={account.takeTheirs}
        onLater={leave}
      />
      {!account.theirs && (
        <Studio
          {...{ Studio, sizes, shop, artworks, start }}
          account={account.place}
          draftKey={key}
          isRestored={draft !== null}
          doneLabel="Show the customer"
          onSave={(made) => {
            setChanged(toPlacementDocument(made))
            return new Promise((done) => {
              settle.current = done
            })
          }}
          onSaved={leave}
          onClose={leave}
        />
      )}
      <SendProof {...props} changed={changed} onClose={() => end(false)} onSent={() => end(true)} />
    </>
  )
}
