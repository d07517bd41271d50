import { useState } from 'react'
import { useStartBatch } from '#app/admin/batches/use-start-batch.ts'
import { defaultPackage, packageDetailsSchema } from '#domain/shipping/parcel.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { LabelCandidate, RateChoice } from '#server/shipping/index.ts'

export type LabelsPageProps = { candidates: LabelCandidate[]; unpacked: UnpackedItem[]; wanted: string[] }

/** Which orders get labels, at which rate and weight. */
export function useLabelBatch({ candidates, unpacked, wanted }: LabelsPageProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(candidates.map(({ orderId }) => orderId).filter((id) => wanted.includes(id))),
  )
  const [choice, setChoice] = useState<RateChoice>('cheapest')
  const [weight, setWeight] = useState(String(defaultPackage.weight))
  const batch = useStartBatch()
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
    const orders = here.map(({ orderId }) => ({ order: orderId, parcel: parcel.data }))
    batch.start('batches.make-labels', { rate: choice, paper: '4x6', orders })
  }
  return {
    ...{ here, batch, parcel, unpackedOf, packed, isAll, likely, chosen, toggle, setChosen },
    ...{ choice, setChoice, weight, setWeight, asked, setAsked, isAsking, setAsking, make },
  }
}
