import { ExternalLink, Plus } from 'lucide-react'
import { useState } from 'react'
import { ArticleEditor } from '#app/admin/blog/later-article-editor.tsx'
import { differencesBetween, SeenVersion } from '#app/operations/conflict-view.tsx'
import { useMayCall } from '#app/operations/if-may.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { type AboutChapter, isHouseChapter, maxOwnChapters } from '#domain/content/about-page.ts'
import type { VersionedAboutPage } from '#server/settings/index.ts'
import { ChapterList } from './chapter-list.tsx'
import { titleOf } from './title-of.ts'

/** The chapters of the About page: their order, which ones are shown, and what they say. */
export function AboutEditorPage({ chapters: saved, version }: VersionedAboutPage) {
  const [chapters, setChapters] = useState(saved)
  const [openId, setOpenId] = useState(saved[0]?.id ?? '')
  const call = useSavingAboutPage()
  const mayWrite = useMayCall()('settings.change-about-page')
  const theirs = call.conflict?.theirs
  const open = chapters.find(({ id }) => id === openId)
  const own = chapters.filter(({ id }) => !isHouseChapter(id)).length
  const add = (): void => {
    const id = `own-${crypto.randomUUID().slice(0, 8)}`
    setChapters([...chapters, { id, isShown: true, title: '', body: '' }])
    setOpenId(id)
  }
  return (
    <div className="max-w-6xl px-4 py-5 sm:px-6">
      <AboutHead />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        {/* Beside the form: who may only read it opens each chapter, too. */}
        <div className="grid content-start gap-3">
          <ChapterList
            chapters={chapters}
            openId={openId}
            onOpen={setOpenId}
            onChange={mayWrite ? setChapters : null}
          />
          {mayWrite && (
            <Button size="sm" disabled={own >= maxOwnChapters} onClick={add}>
              <Plus className="size-4" aria-hidden />
              Add a chapter
            </Button>
          )}
        </div>
        <OperationForm
          of={call}
          readOnlyUnless="settings.change-about-page"
          className="grid content-start gap-4"
        >
          <SeenVersion
            of={call}
            version={version}
            what="the About page"
            differences={({ theirs }) => differencesBetween(inWords(theirs.chapters), inWords(chapters))}
          />
          <input type="hidden" name="chapters" value={JSON.stringify(chapters)} />
          {open && (
            <ChapterFields
              key={open.id}
              chapter={open}
              onChange={(changes) =>
                setChapters(chapters.map((one) => (one.id === open.id ? { ...one, ...changes } : one)))
              }
            />
          )}
          <OperationButton
            of={call}
            operation="settings.change-about-page"
            variant="primary"
            className="justify-self-start"
          >
            {theirs ? 'Save mine anyway' : 'Save Changes'}
          </OperationButton>
        </OperationForm>
      </div>
    </div>
  )
}

function useSavingAboutPage() {
  return useOperation<'settings.change-about-page'>({
    done: {
      'settings.change-about-page': {
        title: 'About page saved',
        message: 'Shoppers see it right away.',
      },
    },
    failed: (answer) => ({
      title: 'Failed to update configuration',
      message: answer.reason === 'invalid' ? Object.values(answer.fieldErrors)[0] : answer.message,
    }),
  })
}

function AboutHead() {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="font-extrabold text-xl">About page</h1>
        <p className="text-ink-muted">
          Its chapters, in order. The page’s title and opening text are under Look.
        </p>
      </div>
      <LinkButton to="/about" size="sm" target="_blank">
        <ExternalLink className="size-4" aria-hidden />
        View the page
      </LinkButton>
    </header>
  )
}

type FieldsProps = { chapter: AboutChapter; onChange: (changes: Partial<AboutChapter>) => void }

/** A built-in chapter shows the built-in text, with the shop's own prices and hours, until the shop writes its own. */
function ChapterFields({ chapter, onChange }: FieldsProps) {
  const isHouse = isHouseChapter(chapter.id)
  const [isOwn, setIsOwn] = useState(!isHouse || chapter.body !== '')
  return (
    <Card as="section" aria-label={titleOf(chapter)} className="grid content-start gap-4">
      <TextField
        label="Chapter title"
        value={chapter.title}
        placeholder={isHouse ? titleOf({ ...chapter, title: '' }) : 'Our story'}
        maxLength={80}
        isOptional={isHouse}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      {isOwn ? (
        <>
          <ArticleEditor content={chapter.body} onChange={(body) => onChange({ body })} />
          {isHouse && (
            <Button
              size="sm"
              variant="quiet"
              className="justify-self-start"
              onClick={() => {
                setIsOwn(false)
                onChange({ body: '' })
              }}
            >
              Back to the built-in drawings and facts
            </Button>
          )}
        </>
      ) : (
        <div className="rounded-md border border-line bg-sunken p-4">
          <p>
            Shown with the built-in drawings and text. Prices, sizes, hours, and addresses in it follow your
            Site Settings.
          </p>
          <Button size="sm" className="mt-3" onClick={() => setIsOwn(true)}>
            Write your own instead
          </Button>
        </div>
      )}
    </Card>
  )
}

const inWords = (chapters: readonly AboutChapter[]): Record<string, string> => ({
  Order: chapters.map(titleOf).join(', '),
  ...Object.fromEntries(
    chapters.map((chapter) => [
      titleOf(chapter),
      [!chapter.isShown && '(hidden)', chapter.body.replace(/<[^>]+>/g, ' ').trim()]
        .filter(Boolean)
        .join(' '),
    ]),
  ),
})
