import { missingWords } from '../missing-words.ts'
import { notify } from './toast.tsx'

/** Code that an action fetches; null when it does not come, which a toast says: the page stays as it is. */
export const codeOrToast = <Code>(fetching: Promise<Code>): Promise<Code | null> =>
  fetching.catch(() => {
    notify.error(missingWords.title, missingWords.advice)
    return null
  })
