import { useParams } from 'react-router'
import { useOperation } from '#app/operations/operation-form.tsx'
import type { MailWords } from '#domain/shop/mail-words.ts'

type Options = { saved: MailWords; setWords: (words: MailWords) => void }

/** Saves and tests the wording of the page's email; the last save can be undone from its toast. */
export function useWording({ saved, setWords }: Options) {
  const { mail = '' } = useParams()
  const undo = useOperation<'settings.change-mail-words'>({
    done: { 'settings.change-mail-words': 'The email is back to its earlier wording' },
    failed: 'The change wasn’t undone',
    onDone: (_operation, { words }) => setWords(words),
  })
  const call = useOperation<'settings.change-mail-words' | 'mails.test-words'>({
    done: {
      'settings.change-mail-words': ({ version }) => {
        const before = { mail, words: JSON.stringify(saved), version: String(version) }
        const onClick = () => undo.send('settings.change-mail-words', before)
        return {
          title: 'Wording saved',
          message: 'Emails use it right away, including those still waiting to go out.',
          options: { duration: 15_000, action: { label: 'Undo', onClick } },
        }
      },
      'mails.test-words': ({ to }) => `A test is on its way to ${to}`,
    },
    failed: 'Failed to update configuration',
    onDone: (operation, value) => {
      if (operation === 'settings.change-mail-words' && 'words' in value) setWords(value.words)
    },
  })
  return call
}
