import { Archive, Printer, RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { notify } from '#app/ui/toast.tsx'
import type { StaffOrderItem } from '#server/orders/index.ts'
import type { PrintFileView } from '#server/printfiles/index.ts'
import type { OrderActionOutcome } from './order-actions.ts'
import { PrintFileRow } from './print-file-row.tsx'
import { newestOfParts } from './print-files-of-item.ts'

export type PrintFilePanelProps = { item: StaffOrderItem; isReleased: boolean; printFiles: PrintFileView[] }

/** Makes the item's print files, shows their progress live, and hands them out, each or all. */
export function PrintFilePanel({ item, isReleased, printFiles }: PrintFilePanelProps) {
  const fetcher = useFetcher<OrderActionOutcome>()
  useEffect(() => {
    if (fetcher.data && !fetcher.data.ok) notify.error(fetcher.data.title, fetcher.data.description)
  }, [fetcher.data])
  const files = newestOfParts(item, printFiles)
  const ready = files.filter(({ file }) => file?.state === 'ready')
  const isRunning = files.some(({ file }) => file?.state === 'queued' || file?.state === 'rendering')
  const isSuperseded = files.some(({ file }) => file?.state === 'superseded')
  const words = files.length > 1 ? 'print files' : 'print file'

  if (files.length === 0 && item.designData)
    return (
      <p className="mt-4 border-line border-t pt-4 text-ink-muted">
        Stock goods: nothing is printed for them, so there is no print file.
      </p>
    )
  return (
    <section aria-label={`Print files of ${item.name}`} className="mt-4 border-line border-t pt-4">
      {isSuperseded && !isRunning && (
        <p role="status" className="mb-3 rounded-md border border-yellow bg-yellow-wash p-3 text-yellow-ink">
          The design was changed after these were made. Make the {words} again before printing.
        </p>
      )}
      <ul className="grid gap-2 empty:hidden">
        {files.map(
          ({ part, name, file }) =>
            file && <PrintFileRow key={part} {...{ name, file }} isOnly={files.length === 1} />,
        )}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {ready.length > 1 && (
          <a
            href={`/files/print-files/items/${item.id}`}
            download
            className={buttonStyle('primary', 'sm', false)}
          >
            <Archive aria-hidden className="size-4" /> Download all
          </a>
        )}
        {!isRunning && (
          <fetcher.Form method="post" className="flex flex-wrap items-center gap-3">
            <input type="hidden" name="itemId" value={item.id} />
            <Button
              type="submit"
              name="intent"
              value="print-file"
              size="sm"
              variant={ready.length > 0 ? 'quiet' : 'primary'}
              disabled={!isReleased}
              isBusy={fetcher.state !== 'idle'}
            >
              {ready.length > 0 ? (
                <RotateCcw aria-hidden className="size-4" />
              ) : (
                <Printer aria-hidden className="size-4" />
              )}
              {ready.length > 0 ? 'Make it again' : `Make ${words}`}
            </Button>
            {!isReleased && (
              <span className="text-ink-muted text-xs">Released once the payment is confirmed.</span>
            )}
          </fetcher.Form>
        )}
      </div>
    </section>
  )
}
