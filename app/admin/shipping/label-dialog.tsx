import { useState } from 'react'
import { useShopClock } from '#app/shop-clock.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { formatLocalDay, localTimeOf } from '#domain/local-time.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { rateThatKeeps, speedNames } from '#domain/shipping/delivery-speed.ts'
import { isCompleteAddress, type LabelAddress } from '#domain/shipping/label-address.ts'
import { rateMessages } from '#domain/shipping/label-messages.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { RateOption } from '#server/shipping/index.ts'
import { LabelAddressFields } from './label-address-fields.tsx'
import { addressOf, newPackage, packagesOf } from './label-form.ts'
import { PackageFieldList } from './package-field-list.tsx'
import { UnpackedNotice } from './unpacked-notice.tsx'
import { shippingDeskOf, useShipping } from './use-shipping.ts'

export type LabelDialogProps = {
  order: StaffOrder
  kind: 'outbound' | 'return'
  /** The order has labels already, and this is another parcel. */
  isAdditional: boolean
  unpacked: readonly UnpackedItem[]
  onClose: () => void
}

/** Address, parcels, rates, label (docs/spec-map.md B2 and B4). */
export function LabelDialog({ order, kind, isAdditional, unpacked, onClose }: LabelDialogProps) {
  const [address, setAddress] = useState<LabelAddress>(() => addressOf(order))
  const [packages, setPackages] = useState([newPackage(0)])
  const [rates, setRates] = useState<RateOption[] | null>(null)
  const [rateId, setRateId] = useState('')
  const desk = shippingDeskOf(order.id)
  const { now, timeZone } = useShopClock()
  const show = (found: RateOption[]): void => {
    setRates(found)
    const keeps = kind === 'outbound' ? rateThatKeeps(order, found, localTimeOf(now, timeZone).day) : null
    setRateId(keeps?.rateId ?? '')
  }
  const looking = useShipping({
    onDone: (_operation, value) => value && 'rates' in value && show(value.rates),
    onFailed: () => show([]),
  })
  const buying = useShipping({ onDone: onClose })

  const given = {
    ...{ toAddress: JSON.stringify(address), packages: JSON.stringify(packagesOf(packages)), kind },
  }
  const getRates = (): void => {
    if (isCompleteAddress(address)) looking.send('shipping.get-rates', given, { action: desk })
    else notify.error(rateMessages.incompleteAddress)
  }
  const create = (): void => {
    const rate = rates?.find((one) => one.rateId === rateId)
    if (!isCompleteAddress(address)) notify.error(rateMessages.incompleteAddress)
    else if (!rate) notify.error(rateMessages.noRateChosen)
    else {
      const { carrier, serviceLevel, amountCents } = rate
      const wish = { ...given, carrier, serviceLevel, seenAmountCents: String(amountCents) }
      buying.send(
        'shipping.buy-labels',
        { ...wish, ...(isAdditional && { isAdditional: 'on' }) },
        { action: desk },
      )
    }
  }
  const forgetRates = (): void => {
    setRates(null)
    setRateId('')
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={kind === 'return' ? 'Create Return Label' : 'Create Shipping Label'}
      description={
        kind === 'return' ? 'From the customer back to the shop.' : `For ${order.orderNumber}, from the shop.`
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={create} isBusy={buying.isBusy}>
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
      <LabelAddressFields
        legend={kind === 'return' ? 'From' : 'Ship to'}
        address={address}
        onChange={(next) => {
          setAddress(next)
          forgetRates()
        }}
      />
      <PackageFieldList
        packages={packages}
        onChange={(next) => {
          setPackages(next)
          forgetRates()
        }}
      />
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button onClick={getRates} isBusy={looking.isBusy}>
          Get rates
        </Button>
        {kind === 'outbound' && order.deliverySpeed !== 'standard' && (
          <strong className="text-magenta-ink">
            {speedNames[order.deliverySpeed]} was paid for
            {order.arrivesOn && `: should arrive by ${formatLocalDay(order.arrivesOn)}`}
          </strong>
        )}
        {rates === null && <span className="text-ink-muted">Choose a rate once you have them.</span>}
      </div>
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
    </Dialog>
  )
}

const daysOf = ({ estimatedDays }: RateOption): string => {
  if (estimatedDays === null) return 'No estimate'
  return estimatedDays === 1 ? '1 day' : `${estimatedDays} days`
}
