import { useState } from 'react'
import { defaultPackage, packageDetailsSchema } from '#domain/shipping/parcel.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { LabelCandidate, RateChoice } from '#server/shipping/index.ts'
import { useBatch } from './use-batch.ts'

export type LabelsPageProps = { candidates: LabelCandidate[]; unpacked: UnpackedItem[]; wanted: string[] }

/** Which orders get labels, at which rate and weight, and what came of them. */
export function useLabelBatch({ candidates, unpacked, wanted }: LabelsPageProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(candidates.map(({ orderId }) => orderId).filter((id) => wanted.includes(id))),
  )
  const [choice, setChoice] = useState<RateChoice>('cheapest')
  const [weight, setWeight] = useState(String(defaultPackage.weight))
  // The names stay known after the orders have left the list.
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const batch = useBatch()
  const here = candidates.filter(({ orderId }) => chosen.has(orderId))
  const parcel = packageDetailsSchema.safeParse({ ...defaultPackage, weight })
  const unpackedOf = Map.groupBy(unpacked, ({ orderId }) => orderId)
  const packed = candidates.filter(({ orderId }) => !unpackedOf.has(orderId))
  // Of a floor that nobody keeps everything is chosen.
  const likely = packed.length > 0 ? packed : candidates
  const isAll = likely.length > 0 && likely.every(({ orderId }) => chosen.has(orderId))
  const [asked, setAsked] = useState<UnpackedItem[]>([])
  const [isAsking, setAsking] = useState(false)

  const toggle = (orderId: string): void => {
    const next = new Set(chosen)
    if (!next.delete(orderId)) next.add(orderId)
    setChosen(next)
  }
  const make = (): void => {
    setAsking(false)
    if (!parcel.success) return
    setKnown(new Map(here.map(({ orderId, orderNumber }) => [orderId, orderNumber])))
    void batch.run(
      here.map(({ orderId }) => orderId),
      parcel.data,
      choice,
    )
    setChosen(new Set())
  }
  return {
    chosen,
    setChosen,
    choice,
    setChoice,
    weight,
    setWeight,
    known,
    batch,
    here,
    parcel,
    unpackedOf,
    packed,
    likely,
    isAll,
    asked,
    setAsked,
    isAsking,
    setAsking,
    toggle,
    make,
  }
}
