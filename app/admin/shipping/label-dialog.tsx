import { StateForm } from '#app/operations/state-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { formatLocalDay } from '#domain/local-time.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { speedNames } from '#domain/shipping/delivery-speed.ts'
import { rateMessages } from '#domain/shipping/label-messages.ts'
import type { RateOption } from '#server/shipping/index.ts'
import { LabelAddressFields } from './label-address-fields.tsx'
import { PackageFieldList } from './package-field-list.tsx'
import { UnpackedNotice } from './unpacked-notice.tsx'
import { type LabelDialogProps, useLabelForm } from './use-label-form.ts'

/** Address, parcels, rates, label (docs/spec-map.md B2 and B4). */
export function LabelDialog({ unpacked: ownUnpacked, ...given }: LabelDialogProps) {
  const { order, kind, onClose } = given
  const form = useLabelForm(given)
  const unpacked = [...ownUnpacked, ...(form.toShip?.unpackedOfOthers ?? [])]
  const together = form.toShip?.joins.together ?? []
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={kind === 'return' ? 'Create Return Label' : 'Create Shipping Label'}
      description={
        kind === 'return'
          ? 'From the customer back to the shop.'
          : `For ${[order.orderNumber, ...together.map(({ orderNumber }) => orderNumber)].join(', ')}, from the shop.`
      }
      footer={
        <>
          <CancelButton />
          <Button variant="primary" onClick={form.create} isBusy={form.buying.isBusy}>
            Create label
          </Button>
        </>
      }
    >
      {kind === 'outbound' && unpacked.length > 0 && (
        <div className="mb-4">
          <UnpackedNotice items={unpacked}>Not packed yet. It stays on the production board.</UnpackedNotice>
        </div>
      )}
      <StateForm of={form.buying} label="Label">
        <LabelAddressFields
          legend={kind === 'return' ? 'From' : 'Ship to'}
          address={form.address}
          onChange={form.changeAddress}
        />
        <PackageFieldList packages={form.packages} toShip={form.toShip} onChange={form.changePackages} />
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button onClick={form.getRates} isBusy={form.looking.isBusy}>
            Get rates
          </Button>
          {kind === 'outbound' && order.deliverySpeed !== 'standard' && (
            <strong className="text-magenta-ink">
              {speedNames[order.deliverySpeed]} was paid for
              {order.arrivesOn && `: should arrive by ${formatLocalDay(order.arrivesOn)}`}
            </strong>
          )}
          {form.rates === null && <span className="text-ink-muted">Choose a rate once you have them.</span>}
        </div>
        <RateChoices {...form} />
      </StateForm>
    </Dialog>
  )
}

function RateChoices({
  rates,
  rateId,
  setRateId,
}: {
  rates: ReturnType<typeof useLabelForm>['rates']
  rateId: string
  setRateId: (value: string) => void
}) {
  return (
    <div aria-live="polite" className="mt-4">
      {rates?.length === 0 && <p className="text-ink-muted">{rateMessages.noRates}</p>}
      {rates && rates.length > 0 && (
        <RadioCards
          label="Shipping rate"
          name="rate"
          value={rateId}
          onValueChange={setRateId}
          options={rates.map((rate) => ({
            value: rate.rateId,
            label: `${rate.carrier} ${rate.serviceLevel}`,
            description: daysOf(rate),
            aside: formatMoney(cents(rate.amountCents)),
          }))}
        />
      )}
    </div>
  )
}

const daysOf = ({ estimatedDays }: RateOption): string => {
  if (estimatedDays === null) return 'No estimate'
  return estimatedDays === 1 ? '1 day' : `${estimatedDays} days`
}
