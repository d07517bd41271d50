import { ParcelDrawing } from '#app/assets/later-drawings.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import type { LabelBatch } from './use-label-batch.ts'

/** Chooses everything packed, or everything the filters find, whether shown or not. */
export function ChooseLabels({ of }: { of: LabelBatch }) {
  const { likely, waiting, here, areLikelyChosen, choose } = of
  const ids = (all: typeof waiting): string[] => all.map(({ id }) => id)
  return (
    <>
      <Checkbox
        label={likely.length < waiting.length ? 'All packed orders' : 'All orders'}
        checked={areLikelyChosen}
        onChange={() => choose(areLikelyChosen ? [] : ids(likely))}
      />
      {areLikelyChosen && here.length < waiting.length && (
        <Button size="sm" onClick={() => choose(ids(waiting))}>
          Choose all {waiting.length.toLocaleString('en-US')} that match
        </Button>
      )}
    </>
  )
}

export const NoLabels = ({ isSearched }: { isSearched: boolean }) =>
  isSearched ? (
    <EmptyState title="No orders without a label match" illustration={<ParcelDrawing />}>
      Clear the search to see all that are waiting.
    </EmptyState>
  ) : (
    <EmptyState title="Everything has a label" illustration={<ParcelDrawing />}>
      Orders to ship that are in production or ready for print appear here.
    </EmptyState>
  )
