import { useNavigate } from 'react-router'
import { OpeningSheet } from '#app/builder/opening-sheet.tsx'
import { useAccountDraft } from '#app/builder/use-account-draft.ts'
import { useKeptDraft } from '#app/builder/use-kept-draft.ts'
import { useStudioCode } from '#app/builder/use-studio-code.ts'
import { callOperation } from '#app/operations/call-operation.ts'
import { draftKey, readKeptAt } from '#app/studio/browser/kept-draft.ts'
import { VersionsDialog } from '#app/studio/view/keeping/later-versions-dialog.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { toPlacementDocument } from '#domain/studio/studio-document.ts'
import { asOrdered, withProposed } from './item-draft.ts'
import type { ItemStudioPageProps } from './item-studio-props.ts'
import { NotSold } from './not-sold.tsx'

/** The studio on the sheet of an ordered item, as a page, in a frame of the order or in its own window. */
export function ItemStudioPage({
  orderId,
  itemId,
  basedOn,
  document,
  proposed,
  ...studio
}: ItemStudioPageProps) {
  const { Studio, hasFailed } = useStudioCode()
  const navigate = useNavigate()
  const key = `${draftKey}:item:${itemId}:${basedOn}`
  const kept = useKeptDraft(key)
  const account = useAccountDraft({
    subject: `order-${orderId}-item-${itemId}:${Date.parse(basedOn)}`,
    ...{ draftKey: key, isSignedIn: true, onTaken: kept.take },
  })
  const back = `/admin/orders/${orderId}`
  const leave = (): void => {
    if (!tellOpener({ type: 'closed' })) void navigate(back)
    else if (window.opener) window.close()
  }
  if (studio.sizes.length === 0) return <NotSold back={back} />
  if (Studio === null || !account.isSettled || !kept.isRead)
    return <OpeningSheet hasFailed={hasFailed || kept.hasFailed} />
  const { draft } = kept
  const start = withProposed(draft ?? asOrdered(document, studio.artworks), proposed)
  return (
    <>
      <h1 className="sr-only">Edit design</h1>
      <VersionsDialog
        mine={start}
        mineAt={account.theirs && readKeptAt(key)}
        theirs={account.theirs}
        artworks={studio.artworks}
        onKeepMine={account.keepMine}
        onTakeTheirs={account.takeTheirs}
        onLater={leave}
      />
      {!account.theirs && (
        <Studio
          {...studio}
          start={start}
          account={account.place}
          draftKey={key}
          isRestored={draft !== null}
          doneLabel="Save to the order"
          onSave={(made) => saveSheet(itemId, basedOn, toPlacementDocument(made))}
          onSaved={() => {
            tellOpener({ type: 'design:saved' })
            leave()
          }}
          onClose={leave}
        />
      )}
    </>
  )
}

/** False when the save is refused; the reason is shown. */
async function saveSheet(item: string, basedOn: string, document: PlacementDocument): Promise<boolean> {
  const answer = await callOperation('order-items.change-sheet', 'PUT /order-items/{item}/sheet', {
    ...{ item, document, basedOn },
  })
  if (!answer.ok) notify.error('Your design could not be saved', answer.message)
  return answer.ok
}

/** Notifies the page that opened this one; false if there is none. */
function tellOpener(message: { type: 'design:saved' | 'closed' }): boolean {
  const opener = window.parent === window ? (window.opener as Window | null) : window.parent
  opener?.postMessage(message, window.location.origin)
  return opener !== null
}
