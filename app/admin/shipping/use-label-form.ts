import { useState } from 'react'
import { useShopClock } from '#app/shop-clock.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import { localTimeOf } from '#domain/local-time.ts'
import { rateThatKeeps } from '#domain/shipping/delivery-speed.ts'
import { isCompleteAddress, type LabelAddress } from '#domain/shipping/label-address.ts'
import { rateMessages } from '#domain/shipping/label-messages.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { RateOption } from '#server/shipping/index.ts'
import { addressOf, chosenFields, contentsOf, firstPackages, packagesOf, type ToShip } from './label-form.ts'
import { shippingDeskOf, useShipping } from './use-shipping.ts'

export type LabelDialogProps = {
  order: StaffOrder
  kind: 'outbound' | 'return'
  /** The order already has labels, and this is another parcel. */
  isAdditional: boolean
  unpacked: readonly UnpackedItem[]
  toShip: ToShip
  onClose: () => void
}

/** Address, parcels and the rates for them: any change discards the rates. */
export function useLabelForm({
  order,
  kind,
  isAdditional,
  onClose,
  ...given
}: Omit<LabelDialogProps, 'unpacked'>) {
  // As it was when the person began to choose: the server reports what was packed since.
  const [toShip] = useState(kind === 'return' ? null : given.toShip)
  const [address, setAddress] = useState<LabelAddress>(() => addressOf(order))
  const [packages, setPackages] = useState(() => firstPackages(toShip))
  const desk = shippingDeskOf(order.id)
  const { rates, rateId, setRateId, show, looking } = useRates(order, kind)
  const buying = useShipping({ onDone: onClose })

  const contents = contentsOf(packages)
  const asked = { toAddress: JSON.stringify(address), packages: JSON.stringify(packagesOf(packages)), kind }
  const getRates = (): void => {
    if (isCompleteAddress(address)) looking.send('shipping.get-rates', asked, { action: desk })
    else notify.error(rateMessages.incompleteAddress)
  }
  const create = (): void => {
    const rate = rates?.find((one) => one.rateId === rateId)
    if (!isCompleteAddress(address)) notify.error(rateMessages.incompleteAddress)
    else if (!rate) notify.error(rateMessages.noRateChosen)
    else {
      const { carrier, serviceLevel, amountCents } = rate
      const wish = { ...asked, carrier, serviceLevel, seenAmountCents: String(amountCents) }
      buying.send(
        'shipping.buy-labels',
        {
          ...wish,
          ...(isAdditional && { isAdditional: 'on' }),
          ...(toShip && { together: JSON.stringify(toShip.joins.together.map(({ id }) => id)) }),
          ...(contents && toShip && chosenFields(contents, toShip)),
        },
        { action: desk },
      )
    }
  }
  const changeAddress = (next: LabelAddress): void => {
    setAddress(next)
    show(null)
  }
  const changePackages = (next: typeof packages): void => {
    setPackages(next)
    show(null)
  }
  return {
    address,
    changeAddress,
    packages,
    changePackages,
    toShip,
    rates,
    rateId,
    setRateId,
    looking,
    buying,
    getRates,
    create,
  }
}

/** What the carriers offer; the one that keeps the promised day is preselected. */
function useRates(order: StaffOrder, kind: LabelDialogProps['kind']) {
  const [rates, setRates] = useState<RateOption[] | null>(null)
  const [rateId, setRateId] = useState('')
  const { now, timeZone } = useShopClock()
  const show = (found: RateOption[] | null): void => {
    setRates(found)
    const keeps =
      kind === 'outbound' && found ? rateThatKeeps(order, found, localTimeOf(now, timeZone).day) : null
    setRateId(keeps?.rateId ?? '')
  }
  const looking = useShipping({
    onDone: (_operation, value) => value && 'rates' in value && show(value.rates),
    onFailed: () => show([]),
  })
  return { rates, rateId, setRateId, show, looking }
}
