import { useState } from 'react'
import { useStartBatch } from '#app/admin/batches/use-start-batch.ts'
import type { LabelsChoice } from '#domain/batches/batch.ts'
import { defaultPackage, mostPounds, type PackageDetails } from '#domain/shipping/parcel.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { LabelCandidate } from '#server/shipping/index.ts'
import { useLabelFilters } from './use-label-filters.ts'

export type LabelsPageProps = {
  candidates: LabelCandidate[]
  unpacked: UnpackedItem[]
  wanted: string[]
  choice: LabelsChoice
}

/** Which orders get labels, at which rate, on which paper and at what weight. */
export function useLabelBatch({ candidates, unpacked, wanted, choice: last }: LabelsPageProps) {
  const unpackedOf = Map.groupBy(unpacked, ({ orderId }) => orderId)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => {
    const ids = candidates.map(({ orderId }) => orderId)
    return new Set(ids.filter((id) => (wanted.length > 0 ? wanted.includes(id) : !unpackedOf.has(id))))
  })
  const [choice, setChoice] = useState(last)
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const filters = useLabelFilters(candidates, unpackedOf)
  const batch = useStartBatch()
  const { shown } = filters
  const here = shown.filter(({ orderId }) => chosen.has(orderId))
  const packed = shown.filter(({ orderId }) => !unpackedOf.has(orderId))
  // Of a floor that nobody keeps everything is chosen.
  const likely = packed.length > 0 ? packed : shown
  const isAll = likely.length > 0 && likely.every(({ orderId }) => chosen.has(orderId))
  const [asked, setAsked] = useState<UnpackedItem[]>([])

  const weightOf = (one: LabelCandidate): string =>
    typed.get(one.orderId) ?? String((one.suggestion?.parcel ?? defaultPackage).weight)
  const parcelOf = (one: LabelCandidate): PackageDetails | null => {
    const weight = Number(weightOf(one))
    if (!(weight > 0 && weight <= mostPounds)) return null
    return { ...(one.suggestion?.parcel ?? defaultPackage), weight }
  }
  const make = (): void => {
    setAsked([])
    const orders = here.map((one) => ({ order: one.orderId, parcel: parcelOf(one) ?? undefined }))
    batch.start('batches.make-labels', { ...choice, orders })
  }
  return {
    ...{ filters, shown, here, batch, unpackedOf, packed, isAll, likely, chosen, choice, setChoice, asked },
    ...{ weightOf, make, setChosen },
    areWeightsGiven: here.every((one) => parcelOf(one) !== null),
    isWeightWrong: (one: LabelCandidate): boolean => parcelOf(one) === null,
    typeWeight: (one: LabelCandidate, weight: string): void =>
      setTyped(new Map([...typed, [one.orderId, weight]])),
    toggle(orderId: string): void {
      const next = new Set(chosen)
      if (!next.delete(orderId)) next.add(orderId)
      setChosen(next)
    },
    closeQuestion: (): void => setAsked([]),
    /** Asks first where something of them is not packed. */
    begin(): void {
      const early = here
        .flatMap(({ orderId }) => unpackedOf.get(orderId) ?? [])
        .filter(({ isTracked }) => isTracked)
      if (early.length > 0) setAsked(early)
      else make()
    },
  }
}

export type LabelBatch = ReturnType<typeof useLabelBatch>
