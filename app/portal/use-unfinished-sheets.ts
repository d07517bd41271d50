import { useCallback, useEffect, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { DraftSummary } from '#server/drafts/index.ts'

export type Unfinished = { sheets: readonly DraftSummary[]; reload: () => void }

/** The account's sheets in progress, and the versions that were not chosen. */
export function useUnfinishedSheets(): Unfinished {
  const [sheets, setSheets] = useState<readonly DraftSummary[]>([])
  const reload = useCallback(() => {
    void callOperation('drafts.list', 'GET /drafts', {}).then((answer) => {
      if (answer.ok) setSheets(answer.value.drafts)
      else if (answer.reason !== 'not_signed_in')
        notify.error('Your unfinished sheets couldn’t be loaded', answer.message)
    })
  }, [])
  useEffect(reload, [reload])
  return { sheets, reload }
}
