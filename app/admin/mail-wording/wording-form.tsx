import type { Dispatch, SetStateAction } from 'react'
import { differencesBetween, SeenVersion } from '#app/operations/conflict-view.tsx'
import { useMayCall } from '#app/operations/if-may.tsx'
import { type CalledOperation, OperationForm } from '#app/operations/operation-form.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { MailWords } from '#domain/shop/mail-words.ts'
import type { WordingToEdit } from '#server/mail/index.ts'
import { areSame, labeled } from './part-labels.ts'
import { WordingButtons } from './wording-buttons.tsx'
import { WordingFields } from './wording-fields.tsx'
import { WordingHistory } from './wording-history.tsx'

type Props = {
  wording: WordingToEdit
  email: string
  call: CalledOperation<'settings.change-mail-words' | 'mails.test-words'>
  words: MailWords
  setWords: Dispatch<SetStateAction<MailWords>>
  errors: FieldErrors
}

/** The wording as it is typed, and its earlier versions. */
export function WordingForm({ wording, email, call, words, setWords, errors }: Props) {
  const { version, standard, placeholders, history } = wording
  const mayWrite = useMayCall()('settings.change-mail-words')
  const { conflict } = call
  const theirs = conflict && 'words' in conflict.theirs ? conflict.theirs : null
  return (
    <div className="grid content-start gap-6">
      <OperationForm
        of={call}
        readOnlyUnless="settings.change-mail-words"
        className="grid content-start gap-5"
      >
        <SeenVersion
          of={call}
          version={version}
          what="this email"
          differences={({ theirs }) => differencesBetween(labeled(theirs.words), labeled(words))}
        />
        <input type="hidden" name="words" value={JSON.stringify(words)} />
        <WordingFields
          {...{ words, errors, placeholders }}
          isText={wording.isText}
          onChange={(part, text) => setWords((before) => ({ ...before, [part]: text }))}
        />
        {mayWrite && (
          <WordingButtons
            {...{ call, email }}
            isStandard={areSame(words, standard)}
            onStandard={() => setWords(standard)}
            isConflict={theirs !== null}
          />
        )}
      </OperationForm>
      <WordingHistory {...{ history, words }} onTake={mayWrite ? setWords : null} />
    </div>
  )
}
