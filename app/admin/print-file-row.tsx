import { Download, FileCheck2, FileX2 } from 'lucide-react'
import { buttonStyle } from '#app/ui/button-style.ts'
import { Progress } from '#app/ui/progress.tsx'
import { formatMoment } from '#domain/shop-time.ts'
import type { PrintFileView } from '#server/printfiles/index.ts'
import { downloadFile } from './download-file.ts'

export type PrintFileRowProps = {
  /** Of the part: 'Gang sheet', 'Left Chest', 'Work sheet'. */
  name: string
  file: PrintFileView
  /** The item has no other part, so the part needs no name. */
  isOnly: boolean
}

/** One file of an item: being made, ready, failed, or put out of use by a changed design. */
export function PrintFileRow({ name, file, isOnly }: PrintFileRowProps) {
  const called = isOnly ? 'Print file' : name
  if (file.state === 'queued' || file.state === 'rendering')
    return (
      <li>
        <Progress
          label={file.state === 'queued' ? `${called}: waiting its turn` : `${called}: being drawn`}
          value={file.progress}
          isLabelShown
        />
      </li>
    )
  if (file.state === 'failed')
    return (
      <li role="alert" className="text-red-ink">
        {called} could not be made: {file.error}
      </li>
    )
  if (file.state === 'superseded')
    return (
      <li className="flex items-center gap-1.5 text-ink-muted">
        <FileX2 aria-hidden className="size-4 text-yellow-ink" /> {called}: superseded
      </li>
    )
  return <ReadyFile {...{ name, file, isOnly }} />
}

function ReadyFile({ name, file, isOnly }: PrintFileRowProps) {
  const pixels =
    file.widthPx === null
      ? 'PDF'
      : `${file.widthPx.toLocaleString('en-US')} × ${file.heightPx?.toLocaleString('en-US')} px`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2">
        <FileCheck2 aria-hidden className="size-4 self-center text-green-ink" />
        <span className="font-medium">{isOnly ? 'Print file' : name}</span>
        <span className="figures col-start-2 text-ink-muted text-xs">
          {pixels} · {formatBytes(file.byteSize ?? 0)}
          {file.finishedAt && ` · ${formatMoment(new Date(file.finishedAt))}`}
        </span>
      </span>
      <a
        href={file.downloadUrl ?? undefined}
        download={file.fileName}
        aria-label={`Download ${isOnly ? 'print file' : name}`}
        onClick={(event) => {
          if (file.downloadUrl === null) return
          event.preventDefault()
          void downloadFile(file.downloadUrl, file.fileName)
        }}
        className={buttonStyle(isOnly ? 'primary' : 'secondary', 'sm', false)}
      >
        <Download aria-hidden className="size-4" /> Download
      </a>
    </li>
  )
}

const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
