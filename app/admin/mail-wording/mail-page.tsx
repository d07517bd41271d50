import { useState } from 'react'
import { Link } from 'react-router'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { WordingToEdit } from '#server/mail/index.ts'
import { usePreview } from './use-preview.ts'
import { useWording } from './use-wording.ts'
import { WordingForm } from './wording-form.tsx'
import { TextPreview, WordingPreview } from './wording-preview.tsx'

type Props = { wording: WordingToEdit; email: string }

/** The wording of one email beside the email itself. Unsaved wording is never sent. */
export function MailWordingPage({ wording, email }: Props) {
  const { words: saved } = wording
  const [words, setWords] = useState(saved)
  const call = useWording({ saved, setWords })
  const preview = usePreview(words, wording.preview)
  return (
    <div className="max-w-7xl px-4 py-5 sm:px-6">
      <PageHeader
        className="mb-5"
        title={wording.isText ? `Text: ${wording.title}` : wording.title}
        description={wording.when}
        above={
          <Link to="/admin/mail-wording" className="underline underline-offset-2">
            All emails
          </Link>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <WordingForm
          {...{ wording, email, call, words, setWords }}
          errors={preview.fieldErrors ?? call.fieldErrors}
        />
        {wording.isText ? (
          <TextPreview text={preview.shown.text} />
        ) : (
          <WordingPreview preview={preview.shown} />
        )}
      </div>
    </div>
  )
}
