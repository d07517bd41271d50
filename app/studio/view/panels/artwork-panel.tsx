import { Images, Upload } from 'lucide-react'
import { useDeferredValue, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FileDrop } from '#app/ui/forms/file-drop.tsx'
import { missingCopies } from '#domain/studio/studio-document.ts'
import { acceptedFiles, acceptedKinds } from '../../browser/refuse-file.ts'
import type { UploadEntry, UploadQueue } from '../../browser/upload-queue.ts'
import { useStudio } from '../studio-context.ts'
import { TypeButtons } from '../type/type-buttons.tsx'
import type { Artworks } from '../use-artworks.ts'
import type { Incoming } from '../use-incoming.ts'
import { CommandButton } from '../work/arrange-tools.tsx'
import { ItemCard } from './item-card.tsx'
import { sideBySide } from './side-by-side.ts'
import { InspectionRow, UploadRow } from './upload-row.tsx'

/** Cards that are seen before the panel is scrolled; the others come right after what is in sight. */
const firstCards = 8

export type ArtworkPanelProps = {
  uploads: readonly UploadEntry[]
  queue: UploadQueue | null
  incoming: Incoming
  artworks: Artworks
}

/** Everything that is on the sheet or on its way there. */
export function ArtworkPanel({ uploads, queue, incoming, artworks }: ArtworkPanelProps) {
  const { document, selection, frame } = useStudio()
  const cards = useDeferredValue(Number.POSITIVE_INFINITY, firstCards)
  const missing = missingCopies(document)
  const selected = new Set(
    document.placements.filter(({ id }) => selection.includes(id)).map(({ itemId }) => itemId),
  )
  const isEmpty = document.items.length === 0 && uploads.length === 0 && incoming.awaiting.length === 0
  const giveUp = (id: string): void => {
    incoming.giveUp(id)
    void artworks.remove(id)
  }
  const add = (files: readonly File[]): void => queue?.add(files)
  return (
    <div className="space-y-3">
      {isEmpty ? (
        <FileDrop
          label="Your artwork"
          isLabelHidden
          isMultiple
          accept={acceptedFiles}
          onFiles={add}
          limits={`${acceptedKinds}, up to 100 MB each. Empty margins are trimmed: you pay for ink, not for air.`}
        />
      ) : (
        <PickButton onFiles={add} />
      )}
      <TypeButtons />
      <div className="grid grid-cols-2 gap-1.5">
        <Button size="sm" className={sideBySide} onClick={() => frame.current?.showPictures()}>
          <Images aria-hidden /> Your pictures
        </Button>
        <CommandButton id="paste" label="Paste a picture" />
      </div>
      <ul className="space-y-2.5">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => queue?.retry(upload.key)}
            onRemove={() => queue?.remove(upload.key)}
          />
        ))}
        {incoming.awaiting.map((id) => (
          <InspectionRow key={id} artwork={artworks.all.get(id)} onRemove={() => giveUp(id)} />
        ))}
        {document.items.slice(0, cards).map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            artwork={artworks.all.get(item.artworkId)}
            missing={document.isArranged ? (missing.get(item.id) ?? 0) : 0}
            isSelected={selected.has(item.id)}
          />
        ))}
      </ul>
    </div>
  )
}

function PickButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button className="w-full" onClick={() => input.current?.click()}>
        <Upload aria-hidden /> Add artwork
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptedFiles}
        aria-label="Add artwork files"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
