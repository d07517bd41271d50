import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { notify } from '#app/ui/toast.tsx'
import type { StaffListing } from '#server/listings/index.ts'
import type { ListingAnswer } from './answer-listing-form.ts'
import { kinds } from './listing-draft.ts'

type Intent = 'remove' | 'archive' | 'bring-back' | 'duplicate'

/** What one click does to a listing; archiving can be undone where it is told. */
export function useListingAction(onDone: () => void) {
  const fetcher = useFetcher<ListingAnswer>()
  const act = (intent: Intent, { id, kind }: Pick<StaffListing, 'id' | 'kind'>): void =>
    void fetcher.submit({ intent, id }, { method: 'post', action: kinds[kind].path })
  const follow = useEffectEvent((answer: ListingAnswer) => {
    onDone()
    if (!answer.ok) return notify.error('Nothing was changed', 'The listing is no longer there.')
    if (answer.did === 'removed') notify.success('Listing deleted')
    if (answer.did === 'brought-back') notify.success('Listing brought back', 'It is as it was before.')
    if (answer.did === 'duplicated')
      notify.success('Copy added', 'It is off sale and has nothing in stock until you say so.')
    if (answer.did === 'archived')
      notify.success('Listing archived', 'It is under Archived, and can be brought back.')
  })
  useEffect(() => {
    if (fetcher.data) follow(fetcher.data)
  }, [fetcher.data])
  return { act, isBusy: fetcher.state !== 'idle' }
}
