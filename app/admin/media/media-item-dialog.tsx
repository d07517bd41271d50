import { ExternalLink, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useSubmit } from 'react-router'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { PageDialog } from '#app/ui/dialogs/page-dialog.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { maxMediaAltLength, maxMediaNameLength } from '#domain/content/media-sources.ts'
import type { MediaDetails } from '#server/media/index.ts'
import { bytesInWords, pixelsOf, sourceWords } from './media-words.ts'

type Props = { item: MediaDetails }

/** One picture or video: large, with its details, its alt text, and every place that shows it. */
export function MediaItemDialog({ item }: Props) {
  const { search } = useLocation()
  return (
    <PageDialog labelledBy="media-name" closeTo={{ pathname: '/admin/media', search }} className="max-w-5xl">
      <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-h-64 place-items-center bg-sunken p-4">
          <Shown item={item} />
        </div>
        <div className="grid content-start gap-5 p-5">
          <header className="pr-10">
            <h2 id="media-name" className="break-words font-bold text-lg">
              {item.fileName}
            </h2>
            <p className="text-ink-muted">{sourceWords[item.source]}</p>
          </header>
          <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-y-1">
            <Fact name="Dimensions">{pixelsOf(item) || 'Not known'}</Fact>
            <Fact name="Size">{bytesInWords(item.byteSize) || 'Not known'}</Fact>
            <Fact name="Added">
              <Moment at={item.createdAt} />
            </Fact>
            <Fact name="By">{item.uploadedByName}</Fact>
          </dl>
          <Words item={item} />
          <Uses uses={item.uses} />
          <Removal item={item} />
        </div>
      </div>
    </PageDialog>
  )
}

function Shown({ item: { kind, src, shown, alt } }: { item: MediaDetails }) {
  if (kind === 'film')
    return (
      <video
        src={src}
        poster={shown?.src}
        controls
        muted
        preload="metadata"
        className="max-h-[70dvh] w-full"
      />
    )
  if (!shown) return null
  return (
    <img
      src={src}
      width={shown.width}
      height={shown.height}
      alt={alt}
      className="h-auto max-h-[70dvh] w-auto max-w-full"
    />
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-muted">{name}</dt>
    <dd className="figures break-words">{children}</dd>
  </>
)

function Words({ item }: { item: MediaDetails }) {
  const call = useOperation<'media.describe'>({
    done: { 'media.describe': 'Saved' },
    failed: (answer) => (answer.reason === 'invalid' ? null : { title: 'It is no longer in the library' }),
  })
  const errors = call.fieldErrors
  return (
    <OperationForm of={call} className="grid gap-3">
      <TextField
        label="Name"
        name="fileName"
        size="sm"
        defaultValue={item.fileName}
        maxLength={maxMediaNameLength}
        error={errors.fileName}
        isOptional={false}
      />
      <TextField
        label="Describe the picture (alt text)"
        name="alt"
        size="sm"
        hint="New uses start with this text; places that already show it keep their own."
        defaultValue={item.alt}
        maxLength={maxMediaAltLength}
        error={errors.alt}
        isOptional={false}
      />
      <OperationButton of={call} operation="media.describe" size="sm" className="justify-self-start">
        Save text
      </OperationButton>
    </OperationForm>
  )
}

function Uses({ uses }: Pick<MediaDetails, 'uses'>) {
  return (
    <section aria-label="Where it’s used">
      <h3 className="font-bold">Where it’s used</h3>
      {uses.length === 0 ? (
        <p className="text-ink-muted">Nowhere.</p>
      ) : (
        <ul className="mt-1 grid gap-1">
          {uses.map(({ what, title, to }) => (
            <li key={`${what} ${title} ${to}`}>
              <span className="text-ink-muted">{what}: </span>
              <Link to={to} className="font-semibold text-magenta-ink hover:underline">
                {title || 'Untitled'}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Removed right away, with an undo: nothing shows it any more, and its files are kept for a week. */
function Removal({ item }: { item: MediaDetails }) {
  // Submitted after this dialog is gone: a request of its own fetcher would end with it.
  const submit = useSubmit()
  const { search } = useLocation()
  const action = `/admin/media/${item.id}`
  const undo = { method: 'post', navigate: false, fetcherKey: `bring-back-${item.id}` } as const
  const onClick = () => void submit({ operation: 'media.bring-back' }, { ...undo, action })
  const call = useOperation<'media.remove'>({
    done: {
      'media.remove': {
        title: `“${item.fileName}” was deleted`,
        options: { duration: 15_000, action: { label: 'Undo', onClick } },
      },
    },
    failed: (answer) => ({
      title: 'It wasn’t deleted',
      message:
        answer.reason === 'refused' && answer.code === 'conflict'
          ? 'It’s in use now; you can see where here.'
          : answer.message,
    }),
    leadsTo: { 'media.remove': () => ({ to: `/admin/media${search}`, isBehind: true }) },
  })
  const isUsed = item.uses.length > 0
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-t pt-4">
      <a
        href={item.src}
        target="_blank"
        rel="noreferrer"
        className="mr-auto inline-flex items-center gap-1.5 font-semibold text-sm hover:underline"
      >
        <ExternalLink className="size-4" aria-hidden />
        Open the file
      </a>
      <PermittedButton
        operation="media.remove"
        size="sm"
        variant="quiet"
        disabled={isUsed}
        isBusy={call.isBusy}
        aria-describedby={isUsed ? 'why-kept' : undefined}
        onClick={() => call.send('media.remove', {}, { action })}
      >
        <Trash2 className="size-4" aria-hidden />
        Delete
      </PermittedButton>
      {isUsed && (
        <p id="why-kept" className="w-full text-ink-muted text-xs">
          You can delete it once nothing uses it.
        </p>
      )}
    </div>
  )
}
