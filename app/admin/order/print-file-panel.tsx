import { Archive, Printer, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { productTypes } from '#domain/catalog/product-types.ts'
import { titleOf } from '#domain/orders/item-options.ts'
import { isArtworkToFollow } from '#domain/orders/order-design.ts'
import type { StaffOrderItem } from '#server/orders/index.ts'
import type { PrintFileView } from '#server/printfiles/index.ts'
import { downloadFile } from './download-file.ts'
import { EditorButtons, type ItemEditor } from './editor-buttons.tsx'
import { PrintFileRow } from './print-file-row.tsx'
import { newestOfParts, type PartFile } from './print-files-of-item.ts'
import { type Generation, useGeneration } from './use-generation.ts'

const DesignIdDialog = laterDialog(() => import('./design-id-dialog.tsx').then((part) => part.DesignIdDialog))

export type PrintFilePanelProps = {
  item: StaffOrderItem
  /** Why none of it is printed, in words. */
  hold: string | null
  printFiles: PrintFileView[]
  editor: ItemEditor | null
  /** Gang sheets are made by an outside design service. */
  isOutside: boolean
}

/**
 * Makes the item's print files, shows their progress live, and offers them for download, one by one or all together.
 */
export function PrintFilePanel({ item, hold, printFiles, editor, isOutside }: PrintFilePanelProps) {
  const [isAsking, setAsking] = useState(false)
  const generation = useGeneration(item.id, () => setAsking(true))
  const files = newestOfParts(item, printFiles)
  if (item.designData && 'reason' in item.designData)
    return (
      <p className="mt-4 border-line border-t pt-4 text-ink-muted">
        {item.isFee
          ? 'A fee, so nothing is made or shipped for it'
          : 'A custom line, so nothing is printed for it'}
        : {item.designData.reason}
      </p>
    )
  if (item.designData && 'stockKey' in item.designData)
    return (
      <p className="mt-4 border-line border-t pt-4 text-ink-muted">
        Stock items: nothing is printed for them, so there’s no print file.
      </p>
    )
  const isWaiting = generation.phase === 'waiting' && !files.some(isRunning) && !files.every(isReady)
  return (
    <section aria-label={`Print files of ${titleOf(item)}`} className="mt-4 border-line border-t pt-4">
      {isArtworkToFollow(item.designData) && <ArtworkToFollow />}
      <Superseded files={files} />
      <ul className="grid gap-2 empty:hidden">
        {files.map(
          ({ part, name, file }) =>
            file && <PrintFileRow key={part} {...{ name, file }} isOnly={files.length === 1} />,
        )}
      </ul>
      {isWaiting && (
        <p role="status" className="mt-2 flex items-center gap-2 text-ink-muted">
          <Spinner /> Waiting for the file
        </p>
      )}
      <PanelButtons {...{ files, item, hold, isWaiting, generation, editor }} />
      <DesignIdDialog
        itemId={item.id}
        open={isAsking}
        isOutside={isOutside}
        onOpenChange={setAsking}
        onSaved={() => {
          setAsking(false)
          generation.start()
        }}
      />
    </section>
  )
}

function PanelButtons({
  files,
  item,
  hold,
  isWaiting,
  generation,
  editor,
}: {
  files: PartFile[]
  item: StaffOrderItem
  hold: string | null
  isWaiting: boolean
  generation: Generation
  editor: ItemEditor | null
}) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-1 gap-y-3 sm:gap-x-3">
      {files.filter(isReady).length > 1 && (
        <Button
          size="sm"
          variant="primary"
          onClick={() => void downloadFile(`/files/print-files/items/${item.id}`, `${titleOf(item)}.zip`)}
        >
          <Archive aria-hidden className="size-4" /> Download all
        </Button>
      )}
      {!isArtworkToFollow(item.designData) && <MakeButton {...{ files, hold, isWaiting, generation }} />}
      {item.productType === productTypes.gangSheet && <EditorButtons name={titleOf(item)} editor={editor} />}
      {hold && <span className="text-ink-muted text-xs">{hold}</span>}
    </div>
  )
}

const isReady = ({ file }: PartFile): boolean => file?.state === 'ready'
const isRunning = ({ file }: PartFile): boolean => file?.state === 'queued' || file?.state === 'rendering'

/** Sold before its artwork was provided. */
const ArtworkToFollow = () => (
  <p role="status" className="mb-3 rounded-md border border-yellow bg-yellow-wash p-3 text-yellow-ink">
    <strong>Artwork to follow.</strong> Nothing is printed until it’s here: put it on the sheet with “Edit
    design”, then unblock the item on the floor.
  </p>
)

function Superseded({ files }: { files: readonly PartFile[] }) {
  if (!files.some(({ file }) => file?.state === 'superseded')) return null
  return (
    <p role="status" className="mb-3 rounded-md border border-yellow bg-yellow-wash p-3 text-yellow-ink">
      The design was changed after this was made. Make the {files.length > 1 ? 'files' : 'file'} again before
      printing.
    </p>
  )
}

type MakeButtonProps = {
  files: readonly PartFile[]
  hold: string | null
  isWaiting: boolean
  generation: ReturnType<typeof useGeneration>
}

function MakeButton({ files, hold, isWaiting, generation }: MakeButtonProps) {
  if (files.some(isRunning) || isWaiting) return null
  if (generation.phase === 'gave-up')
    return (
      <Button size="sm" onClick={generation.resume}>
        <RotateCcw aria-hidden className="size-4" /> Check again
      </Button>
    )
  const isMade = files.some(isReady)
  const Icon = isMade ? RotateCcw : Printer
  return (
    <Button
      size="sm"
      variant={isMade ? 'quiet' : 'primary'}
      disabled={hold !== null}
      isBusy={generation.phase === 'starting'}
      onClick={generation.start}
    >
      <Icon aria-hidden className="size-4" />
      {isMade ? 'Make it again' : `Make print ${files.length > 1 ? 'files' : 'file'}`}
    </Button>
  )
}
