import { useOperation } from '#app/operations/operation-form.tsx'
import type { StaffListing } from '#server/listings/index.ts'
import { kinds } from './listing-draft.ts'
import type { CardCall } from './listing-forms.ts'

/** One-click actions on a listing; archiving can be undone from its toast. */
export function useListingAction(onDone: () => void) {
  const call = useOperation<CardCall>({
    done: {
      'listings.remove': 'Listing deleted',
      'listings.bring-back': { title: 'Listing restored', message: 'It’s back the way it was.' },
      'listings.duplicate': {
        title: 'Copy added',
        message: 'It’s off sale and has no stock until you change that.',
      },
      'listings.archive': {
        title: 'Listing archived',
        message: 'It’s in Archived, where you can restore it.',
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
