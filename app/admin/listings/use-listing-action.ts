import { useOperation } from '#app/operations/operation-form.tsx'
import type { StaffListing } from '#server/listings/index.ts'
import { kinds } from './listing-draft.ts'
import type { CardCall } from './listing-forms.ts'

/** What one click does to a listing; archiving can be undone where it is told. */
export function useListingAction(onDone: () => void) {
  const call = useOperation<CardCall>({
    done: {
      'listings.remove': 'Listing deleted',
      'listings.bring-back': { title: 'Listing brought back', message: 'It is as it was before.' },
      'listings.duplicate': {
        title: 'Copy added',
        message: 'It is off sale and has nothing in stock until you say so.',
      },
      'listings.archive': {
        title: 'Listing archived',
        message: 'It is under Archived, and can be brought back.',
      },
    },
    failed: 'Nothing was changed',
    onDone,
    onFailed: onDone,
  })
  const act = (operation: CardCall, { id, kind }: Pick<StaffListing, 'id' | 'kind'>): void =>
    call.send(operation, { listing: id }, { action: kinds[kind].path })
  return { act, call }
}
