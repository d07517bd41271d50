import { Download, FileCheck2, FileX2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyle } from '#app/ui/button-style.ts'
import { Moment } from '#app/ui/moment-text.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { PrintFileView } from '#server/printfiles/index.ts'
import { downloadFile } from './download-file.ts'

export type PrintFileRowProps = {
  /** The part's name: 'Gang sheet', 'Left Chest', 'Work sheet'. */
  name: string
  file: PrintFileView
  /** The item's only part, so it needs no name. */
  isOnly: boolean
}

/** One file of an item: in progress, ready, failed, or superseded by a changed design. */
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
        {file.state === 'queued' && file.error && (
          <p role="status" className="text-xs text-yellow-ink">
            {file.error}. It will be retried automatically.
          </p>
        )}
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
          {pixels}
          {file.stripInches > 0 && `, with a header strip of ${file.stripInches} in that is not billed`} ·{' '}
          {formatBytes(file.byteSize ?? 0)}
          {file.finishedAt && (
            <>
              {' · '}
              <Moment at={file.finishedAt} />
            </>
          )}
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
      <OtherFormats file={file} called={isOnly ? 'print file' : name} />
      {file.warnings.length > 0 && (
        <div className="w-full rounded-sm bg-yellow-wash px-3 py-2 text-xs">
          <p className="font-semibold">Checked again when it was drawn:</p>
          <ul className="list-disc pl-4">
            {file.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}

/** The same part in other formats: vectors for a RIP, lists for a spreadsheet or another program. */
function OtherFormats({ file, called }: { file: PrintFileView; called: string }) {
  const { pdf, manifestUrl, csvUrl } = file
  if (pdf === null && manifestUrl === null) return null
  const stem = file.fileName.replace(/\.\w+$/, '')
  return (
    <div className="flex w-full flex-wrap items-center gap-1 pl-6 text-ink-muted text-xs">
      <span className="mr-1">Also as</span>
      {pdf?.downloadUrl && (
        <Format label={`PDF of ${called}`} url={pdf.downloadUrl} fileName={pdf.fileName}>
          PDF, {formatBytes(pdf.byteSize ?? 0)}
        </Format>
      )}
      {manifestUrl && (
        <Format label={`Manifest of ${called}`} url={manifestUrl} fileName={`${stem}-manifest.json`}>
          Manifest
        </Format>
      )}
      {csvUrl && (
        <Format label={`CSV of ${called}`} url={csvUrl} fileName={`${stem}.csv`}>
          CSV
        </Format>
      )}
      {pdf?.state === 'making' && (
        <span role="status" className="flex items-center gap-1.5">
          <Spinner /> The PDF is being made
        </span>
      )}
      {pdf?.state === 'failed' && (
        <span role="status">The PDF couldn’t be made. The PNG is fine; make it again to retry.</span>
      )}
    </div>
  )
}

type FormatProps = { label: string; url: string; fileName: string; children: ReactNode }

const Format = ({ label, url, fileName, children }: FormatProps) => (
  <a
    href={url}
    download={fileName}
    aria-label={label}
    onClick={(event) => {
      event.preventDefault()
      void downloadFile(url, fileName)
    }}
    className={buttonStyle('quiet', 'sm', false)}
  >
    {children}
  </a>
)

const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
