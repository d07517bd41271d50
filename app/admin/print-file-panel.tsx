import { Download, FileCheck2, Printer, RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { Progress } from '#app/ui/progress.tsx'
import { notify } from '#app/ui/toast.tsx'
import { formatMoment } from '#domain/shop-time.ts'
import type { PrintFileView } from '#server/printfiles/index.ts'
import type { OrderActionOutcome } from './order-actions.ts'

export type PrintFilePanelProps = { itemId: string; isReleased: boolean; printFiles: PrintFileView[] }

/** Makes the print file, shows its progress live, and hands it out. Newest first. */
export function PrintFilePanel({ itemId, isReleased, printFiles }: PrintFilePanelProps) {
  const fetcher = useFetcher<OrderActionOutcome>()
  useEffect(() => {
    if (fetcher.data && !fetcher.data.ok) notify.error(fetcher.data.title, fetcher.data.description)
  }, [fetcher.data])
  const [newest] = printFiles
  const isRunning = newest?.state === 'queued' || newest?.state === 'rendering'
  const ready = printFiles.find((file) => file.state === 'ready')

  return (
    <div className="mt-4 border-line border-t pt-4">
      {ready && <ReadyFile file={ready} />}
      {isRunning && newest && (
        <Progress
          label={
            newest.state === 'queued' ? 'Print file: waiting its turn' : 'Print file: drawing at 300 dpi'
          }
          value={newest.progress}
          isLabelShown
        />
      )}
      {newest?.state === 'failed' && (
        <p role="alert" className="mb-3 text-red-ink">
          The print file could not be made: {newest.error}
        </p>
      )}
      {!isRunning && (
        <fetcher.Form method="post" className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="itemId" value={itemId} />
          <Button
            type="submit"
            name="intent"
            value="print-file"
            size="sm"
            variant={ready ? 'quiet' : 'primary'}
            disabled={!isReleased}
            isBusy={fetcher.state !== 'idle'}
          >
            {ready ? (
              <RotateCcw aria-hidden className="size-4" />
            ) : (
              <Printer aria-hidden className="size-4" />
            )}
            {ready ? 'Make it again' : 'Make print file'}
          </Button>
          {!isReleased && (
            <span className="text-ink-muted text-xs">Released once the payment is confirmed.</span>
          )}
        </fetcher.Form>
      )}
    </div>
  )
}

function ReadyFile({ file }: { file: PrintFileView }) {
  return (
    <p className="mb-3 flex flex-wrap items-center gap-3">
      <a
        href={file.downloadUrl ?? undefined}
        download={file.fileName}
        className={buttonStyle('primary', 'sm', false)}
      >
        <Download aria-hidden className="size-4" />
        Download print file
      </a>
      <span className="figures flex items-center gap-1.5 text-ink-muted text-xs">
        <FileCheck2 aria-hidden className="size-4 text-green-ink" />
        {file.widthPx?.toLocaleString('en-US')} × {file.heightPx?.toLocaleString('en-US')} px ·{' '}
        {((file.byteSize ?? 0) / 1_000_000).toFixed(1)} MB
        {file.finishedAt && ` · ${formatMoment(new Date(file.finishedAt))}`}
      </span>
    </p>
  )
}
