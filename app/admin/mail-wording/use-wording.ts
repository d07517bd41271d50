import { useParams } from 'react-router'
import { useOperation } from '#app/operations/operation-form.tsx'
import type { MailWords } from '#domain/shop/mail-words.ts'

type Options = { saved: MailWords; setWords: (words: MailWords) => void }

/** Saves and tests the words of the page's mail; what was saved last can be taken back from the news of it. */
export function useWording({ saved, setWords }: Options) {
  const { mail = '' } = useParams()
  const undo = useOperation<'settings.change-mail-words'>({
    done: { 'settings.change-mail-words': 'The mail says what it said before' },
    failed: 'The change was not taken back',
    onDone: (_operation, { words }) => setWords(words),
  })
  const call = useOperation<'settings.change-mail-words' | 'mails.test-words'>({
    done: {
      'settings.change-mail-words': ({ version }) => {
        const before = { mail, words: JSON.stringify(saved), version: String(version) }
        const onClick = () => undo.send('settings.change-mail-words', before)
        return {
          title: 'The words are saved',
          message: 'Mails say them from now on, those that wait to leave too.',
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
