import { ConflictView } from '#app/operations/conflict-view.tsx'
import { StateForm } from '#app/operations/state-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { listingDifferences } from './listing-differences.ts'
import { firstStock, inputOf, kinds } from './listing-draft.ts'
import { ListingFields } from './listing-fields.tsx'
import { PicturesField } from './pictures-field.tsx'
import { StockGrid } from './stock-grid.tsx'
import { type ListingDialogProps, useListingForm } from './use-listing-form.ts'

/** Adds a listing, or edits the version that was opened. Remounted for each. */
export function ListingDialog({ kind, colors, listing, onClose }: ListingDialogProps) {
  const { draft, base, errors, theirs, choice, call, isBusy, field, pictures, patch, save, opened, lost } =
    useListingForm({ kind, listing, onClose })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={listing ? `Edit ${listing.title}` : `Add a ${kinds[kind].one}`}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" isBusy={isBusy} onClick={save}>
            {listing ? 'Save changes' : 'Add listing'}
          </Button>
        </>
      }
    >
      <StateForm of={call} label="Listing" className="space-y-5">
        {theirs && (
          <ConflictView
            conflict={theirs}
            what="this listing"
            differences={listingDifferences(theirs, inputOf(draft, kind), pictures)}
            choice={choice}
          />
        )}
        <PicturesField {...field} error={errors.pictures} />
        <ListingFields kind={kind} colors={colors} draft={draft} errors={errors} onChange={patch} />
        {lost > 0 && (
          <p className="rounded-md bg-yellow-wash p-3 text-yellow-ink">
            <span className="figures">{lost}</span> on the shelf are in a size or color you’ve removed. Saving
            writes them off in the stock journal.
          </p>
        )}
        {opened.sizes.length > 0 && (
          <section aria-labelledby="first-stock">
            <h3 id="first-stock" className="mb-2 font-semibold">
              {base ? 'Starting stock for new sizes and colors' : 'Starting stock'}
            </h3>
            <StockGrid
              {...opened}
              label="Starting stock by size and color"
              draft={draft.stock}
              onChange={(stock) => patch({ stock })}
              standing={() => firstStock}
            />
          </section>
        )}
      </StateForm>
    </Dialog>
  )
}
