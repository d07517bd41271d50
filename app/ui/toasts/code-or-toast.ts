import { missingWords } from '../missing-words.ts'
import { notify } from './toast.tsx'

/** The code that an action fetches; null if it does not arrive, which a toast reports: the page stays unchanged. */
export const codeOrToast = <Code>(fetching: Promise<Code>): Promise<Code | null> =>
  fetching.catch(() => {
    notify.error(missingWords.title, missingWords.advice)
    return null
  })
