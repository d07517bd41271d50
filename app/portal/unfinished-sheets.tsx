import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callOperation } from '#app/operations/call-operation.ts'
import { type Pictures, SheetPicture } from '#app/studio/view/keeping/sheet-picture.tsx'
import { usePictures, whereOf } from '#app/studio/view/keeping/whereabouts.ts'
import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { DraftSummary } from '#server/drafts/index.ts'
import type { Unfinished } from './use-unfinished-sheets.ts'

export function UnfinishedSheets({ sheets, reload }: Unfinished) {
  const pictures = usePictures(true)
  return (
    <section aria-labelledby="unfinished-sheets" className="grid gap-3">
      <h2 id="unfinished-sheets" className="font-bold text-lg">
        Unfinished sheets
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
        {sheets.map((sheet) => (
          <UnfinishedSheet key={sheet.id} sheet={sheet} pictures={pictures} onChanged={reload} />
        ))}
      </ul>
    </section>
  )
}

function UnfinishedSheet({
  sheet,
  pictures,
  onChanged,
}: {
  sheet: DraftSummary
  pictures: Pictures
  onChanged: () => void
}) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const count = `${sheet.copies} ${sheet.copies === 1 ? 'copy' : 'copies'}`
  const open = async (): Promise<void> => {
    if (sheet.isSetAside) {
      setBusy(true)
      const answer = await callOperation('drafts.restore', 'POST /drafts/{draft}/restore', {
        draft: sheet.id,
      })
      setBusy(false)
      if (!answer.ok) return notify.error('The sheet couldn’t be restored', answer.message)
    }
    await navigate(addressOf(sheet))
  }
  const remove = async (): Promise<void> => {
    setAsking(false)
    const answer = await callOperation('drafts.remove', 'DELETE /drafts/{draft}', {
      draft: sheet.id,
      version: sheet.version,
    })
    if (!answer.ok)
      notify.error('The sheet wasn’t deleted', 'It changed in the meantime. Check it and try again.')
    onChanged()
  }
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <span className="flex h-44 items-center justify-center border-line border-b bg-paper p-2">
        <SheetPicture {...sheet.picture} pictures={pictures} label={`Unfinished sheet with ${count}`} />
      </span>
      <div className="grid grow content-between gap-3 p-4">
        <div>
          <h3 className="font-bold text-base">{sheet.isSetAside ? 'Version set aside' : kindOf(sheet)}</h3>
          <p className="figures text-ink-muted text-sm">
            {count}, <Moment at={sheet.updatedAt} />
          </p>
          <p className="text-ink-muted text-sm">{whereOf(sheet)}</p>
        </div>
        <div className="-ml-1 flex flex-wrap gap-1">
          <Button size="sm" isBusy={isBusy} onClick={() => void open()}>
            {sheet.isSetAside ? 'Restore' : 'Continue'}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
            Delete
          </Button>
        </div>
      </div>
      <ConfirmRemoval {...{ isAsking, setAsking, count, remove }} />
    </li>
  )
}

function ConfirmRemoval({
  isAsking,
  setAsking,
  count,
  remove,
}: {
  isAsking: boolean
  setAsking: (value: boolean) => void
  count: string
  remove: () => Promise<void>
}) {
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setAsking}
      title="Delete this unfinished sheet?"
      description={`It has ${count} and was never saved. It can’t be restored; your artwork stays.`}
      actions={
        <>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
          <Button variant="danger" onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    />
  )
}

/** Staff are changing what was ordered: which order, and which item. */
const orderedItem = ({ subject }: DraftSummary): RegExpExecArray | null =>
  /^order-(.+)-item-(.+):/.exec(subject)

/** Staff are making a proof for a change request: which one. */
const askedChange = ({ subject }: DraftSummary): string | undefined => /^proof-(.+)$/.exec(subject)?.[1]

function kindOf(sheet: DraftSummary): string {
  if (sheet.subject === 'new') return 'New sheet'
  if (askedChange(sheet)) return 'Proof'
  return orderedItem(sheet) ? 'Ordered sheet' : 'Changed design'
}

function addressOf(sheet: DraftSummary): string {
  const request = askedChange(sheet)
  if (request) return `/admin/edit-requests/${request}/proof`
  const ordered = orderedItem(sheet)
  if (ordered) return `/admin/orders/${ordered[1]}/items/${ordered[2]}/studio`
  return sheet.subject === 'new' ? '/builder' : `/gang-sheet?design=${sheet.subject.split(':')[0]}`
}
