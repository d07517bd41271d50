import { FileQuestion, LoaderCircle } from 'lucide-react'
import { Link } from 'react-router'
import type { MessageFile } from '#server/inbound-mail/index.ts'
import type { ArtworkPlace } from './artwork-places.ts'
import type { OpenSheet } from './item-editors.ts'
import { PutOnProduct } from './put-on-product.tsx'

/**
 * Files that came with an emailed message: each shown as an image that links to the original file; printable ones can
 * be added to a sheet of the order in the studio, or to one of its garments or tumblers.
 */
export function MessageFiles({
  files,
  sheets,
  places,
}: {
  files: readonly MessageFile[]
  sheets: readonly OpenSheet[]
  places: readonly ArtworkPlace[]
}) {
  const [first, ...others] = places
  return (
    <ul aria-label="Files" className="mt-2.5 flex flex-wrap gap-3">
      {files.map(({ id, fileName, thumbnailUrl, problem }) => (
        <li key={id} className="w-32 text-xs">
          <a
            href={`/files/artworks/${id}/original`}
            className="block rounded-sm border border-line bg-surface p-1.5 hover:border-line-strong"
          >
            <span className="flex h-24 items-center justify-center overflow-hidden">
              <Picture {...{ thumbnailUrl, problem }} />
            </span>
            <span className="mt-1 block truncate underline underline-offset-2">{fileName}</span>
          </a>
          {thumbnailUrl && !problem && (
            <>
              <PutOnSheet {...{ id, fileName, sheets }} />
              {first && <PutOnProduct {...{ id, fileName }} places={[first, ...others]} />}
            </>
          )}
          {problem && <p className="mt-1 break-words text-red-ink">{problem}</p>}
        </li>
      ))}
    </ul>
  )
}

type Proposal = Pick<MessageFile, 'id' | 'fileName'> & { sheets: readonly OpenSheet[] }

const PutOnSheet = ({ id, fileName, sheets }: Proposal) =>
  sheets.map((sheet, at) => (
    <Link
      key={sheet.id}
      to={sheet.addressWith(id)}
      aria-label={`Put ${fileName} on ${sheet.name}${sheets.length > 1 ? `, sheet ${at + 1}` : ''}`}
      className="mt-1 block py-0.5 font-semibold underline underline-offset-2"
    >
      Put on {sheets.length > 1 ? `sheet ${at + 1}` : 'the sheet'}
    </Link>
  ))

function Picture({ thumbnailUrl, problem }: Pick<MessageFile, 'thumbnailUrl' | 'problem'>) {
  if (thumbnailUrl) return <img src={thumbnailUrl} alt="" className="max-h-full max-w-full object-contain" />
  const Icon = problem ? FileQuestion : LoaderCircle
  return <Icon aria-hidden className="size-6 text-ink-faint" />
}
