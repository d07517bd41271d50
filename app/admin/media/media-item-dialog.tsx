import { ExternalLink, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Link, useFetcher, useLocation, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { PageDialog } from '#app/ui/page-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { notify } from '#app/ui/toast.tsx'
import { maxMediaAltLength, maxMediaNameLength } from '#domain/media.ts'
import type { DescribeMediaOutcome, MediaDetails, RemoveMediaOutcome } from '#server/media/index.ts'
import { bytesInWords, pixelsOf, sourceWords } from './media-words.ts'

export type MediaAnswer = DescribeMediaOutcome | RemoveMediaOutcome

type Props = { item: MediaDetails; timeZone: string }

/** One picture or film: large, with its facts, its words, and every place that shows it. */
export function MediaItemDialog({ item, timeZone }: Props) {
  const { search } = useLocation()
  const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
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
              <time dateTime={item.createdAt}>{moment.format(new Date(item.createdAt))}</time>
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
  const fetcher = useFetcher<MediaAnswer>()
  const answer = fetcher.data
  useEffect(() => {
    if (answer?.ok) notify.success('Saved')
    else if (answer?.reason === 'not_found') notify.error('It is no longer in the library')
  }, [answer])
  const errors = answer && !answer.ok && answer.reason === 'invalid' ? answer.fieldErrors : {}
  return (
    <fetcher.Form method="post" className="grid gap-3">
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
        label="What is to be seen (alt text)"
        name="alt"
        size="sm"
        hint="New uses begin with these words; places that show it already keep their own."
        defaultValue={item.alt}
        maxLength={maxMediaAltLength}
        error={errors.alt}
        isOptional={false}
      />
      <Button
        type="submit"
        name="intent"
        value="describe-media"
        size="sm"
        className="justify-self-start"
        isBusy={fetcher.state !== 'idle'}
      >
        Save words
      </Button>
    </fetcher.Form>
  )
}

function Uses({ uses }: Pick<MediaDetails, 'uses'>) {
  return (
    <section aria-label="Where it is used">
      <h3 className="font-bold">Where it is used</h3>
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

/** Taken out at once, with a way back: nothing shows it, and its files stay for a week. */
function Removal({ item }: { item: MediaDetails }) {
  const fetcher = useFetcher<MediaAnswer>()
  const undo = useFetcher<MediaAnswer>({ key: `bring-back-${item.id}` })
  const navigate = useNavigate()
  const { search } = useLocation()
  const action = `/admin/media/${item.id}`
  const follow = useEffectEvent((answer: MediaAnswer) => {
    if (!answer.ok)
      return notify.error(
        'It was not deleted',
        answer.reason === 'in_use'
          ? 'Something shows it by now; where is told here.'
          : 'It is no longer in the library.',
      )
    notify.success(`“${item.fileName}” is deleted`, undefined, {
      duration: 15_000,
      action: {
        label: 'Undo',
        onClick: () => void undo.submit({ intent: 'bring-back-media' }, { method: 'post', action }),
      },
    })
    void navigate({ pathname: '/admin/media', search }, { preventScrollReset: true })
  })
  useEffect(() => {
    if (fetcher.data) follow(fetcher.data)
  }, [fetcher.data])
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
      <Button
        size="sm"
        variant="quiet"
        disabled={isUsed}
        isBusy={fetcher.state !== 'idle'}
        aria-describedby={isUsed ? 'why-kept' : undefined}
        onClick={() => void fetcher.submit({ intent: 'remove-media' }, { method: 'post', action })}
      >
        <Trash2 className="size-4" aria-hidden />
        Delete
      </Button>
      {isUsed && (
        <p id="why-kept" className="w-full text-ink-muted text-xs">
          It can be deleted once nothing shows it.
        </p>
      )}
    </div>
  )
}
